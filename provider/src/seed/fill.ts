import { pageSlug } from "@lampstand/contract/slugs";
import type { PayloadRequest } from "payload";

import { blogs } from "./content/blogs";
import { faqs } from "./content/faqs";
import { pages } from "./content/pages";
import { about, appInstall, help, home, languages, settings, volunteer } from "./content/site";
import { fillVideos } from "./fill-videos";
import { createLibrary, createRichText, type Seeding } from "./library";

/** Writes the complete first content. */
export async function fill(req: PayloadRequest): Promise<void> {
  const seeding = { req, library: createLibrary(req), richText: await createRichText(req.payload) };
  await fillVideos(seeding);
  await fillSitePages(seeding);
  await fillBlogs(seeding);
  await fillHelp(seeding);
}

/** Adds and publishes the blog's articles. */
async function fillBlogs({ req, library, richText }: Seeding): Promise<void> {
  for (const { imageAlt, fVideo, content, ...rest } of blogs) {
    const data = {
      ...rest,
      _status: "published" as const,
      fVideo: await library.picture(fVideo, imageAlt),
      content: richText(content),
    };
    await req.payload.create({ collection: "blogs", data, req });
  }
}

async function fillHelp({ req, richText }: Seeding): Promise<void> {
  const { title, content } = help;
  await req.payload.updateGlobal({ slug: "help", data: { title, content: richText(content) }, req });
  for (const category of faqs)
    await req.payload.create({ collection: "faq-categories", data: category, req });
}

/** Fills the single documents and the formatted pages. */
async function fillSitePages({ req, library, richText }: Seeding): Promise<void> {
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
