import { pageSlug } from "../fields/page-slug";
import { about } from "./content/about";
import { appInstall } from "./content/app-install";
import { home } from "./content/home";
import { languages } from "./content/languages";
import { pages } from "./content/pages";
import { settings } from "./content/settings";
import { volunteer } from "./content/volunteer";
import type { Seeding } from "./seeding";

/** The single documents and the formatted pages. */
export async function fillSitePages({ req, library, richText }: Seeding): Promise<void> {
  const { payload } = req;
  await payload.updateGlobal({ slug: "settings", data: settings, req });

  const tImages: string[] = [];
  for (const { file, alt } of home.tImages) tImages.push(await library.picture(file, alt));
  const { fVideo, sVideo, forthImage, ...homeTexts } = home;
  await payload.updateGlobal({
    slug: "home",
    data: {
      ...homeTexts,
      tImages,
      fVideo: await library.pictureOrClip(fVideo),
      sVideo: await library.pictureOrClip(sVideo),
      forthImage: await library.pictureOrClip(forthImage),
    },
    req,
  });

  await payload.updateGlobal({
    slug: "about",
    data: {
      ...about,
      sVideo: await library.pictureOrClip(about.sVideo),
      ourValues: richText(about.ourValues),
    },
    req,
  });
  await payload.updateGlobal({
    slug: "app-install",
    data: { ...appInstall, video: await library.pictureOrClip(appInstall.video) },
    req,
  });
  await payload.updateGlobal({
    slug: "volunteer",
    data: { ...volunteer, fVideo: await library.pictureOrClip(volunteer.fVideo) },
    req,
  });

  for (const { slug, title, content, effectiveDate } of pages) {
    const data = { slug: pageSlug(slug), title, content: richText(content), effectiveDate };
    await payload.create({ collection: "pages", data, req });
  }
  for (const language of languages) await payload.create({ collection: "languages", data: language, req });
}
