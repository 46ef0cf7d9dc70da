import "server-only";
import { COUNTRY_LINES_MAX } from "@lampstand/contract/limits";
import { TAGS } from "@lampstand/contract/tags";
import { z } from "zod";
import { cachedQuery, type QueryResult } from "./cached-query";
import { html, identifier, link, media, parseItems, nonEmptyText, text } from "./fields";
import { readContent, readList } from "./payload";

const aboutAnswer = z.object({
  ourMissionContent: text,
  sVideo: media,
  ourStoryContent: text,
  ourVisionContent: text,
  ourValues: html,
  joinUsContent: text,
});

const aboutContent = aboutAnswer.transform((about) => ({
  mission: about.ourMissionContent,
  missionMedia: about.sVideo,
  story: about.ourStoryContent,
  vision: about.ourVisionContent,
  valuesHtml: about.ourValues,
  joinUs: about.joinUsContent,
}));

export type AboutContent = z.output<typeof aboutContent>;

const readAbout = cachedQuery({
  name: "about",
  tags: [TAGS.about],
  load: async () =>
    aboutContent.parse(await readContent("/get_about_content", Object.keys(aboutAnswer.shape))),
});

export const EMPTY_ABOUT = aboutContent.parse({});

export async function getAboutContent(): Promise<QueryResult<AboutContent>> {
  return readAbout();
}

const appInstallAnswer = z.object({
  title: text,
  shortDescription: text,
  googleAppLink: link,
  appleAppLink: link,
  video: media,
});

const appInstallContent = appInstallAnswer.transform(({ video, ...app }) => ({ ...app, media: video }));

export type AppInstallContent = z.output<typeof appInstallContent>;

const readAppInstall = cachedQuery({
  name: "app-install",
  tags: [TAGS.appInstall],
  load: async () =>
    appInstallContent.parse(
      await readContent("/get_app_install_content", Object.keys(appInstallAnswer.shape)),
    ),
});

export const EMPTY_APP_INSTALL = appInstallContent.parse({});

export async function getAppInstallContent(): Promise<QueryResult<AppInstallContent>> {
  return readAppInstall();
}

const volunteerAnswer = z.object({
  topHeading: text,
  topParagraph: text,
  fVideo: media,
  volunteerHeading: text,
  volunteerParagraph1: text,
  volunteerFeatureHeading1: text,
  volunteerFeatureParagraph2: text,
  volunteerFeatureHeading2: text,
  section3Heading: text,
  section3Paragraph: text,
  feature1: text,
  feature2: text,
  feature3: text,
  feature4: text,
});

const volunteerContent = volunteerAnswer.transform((page) => ({
  hero: { heading: page.topHeading, paragraph: page.topParagraph, media: page.fVideo },
  introduction: { heading: page.volunteerHeading, paragraph: page.volunteerParagraph1 },
  work: {
    heading: page.volunteerFeatureHeading1,
    paragraph: page.volunteerFeatureParagraph2,
    featuresHeading: page.volunteerFeatureHeading2,
    features: [page.feature1, page.feature2, page.feature3, page.feature4].filter(Boolean),
  },
  closing: { heading: page.section3Heading, paragraph: page.section3Paragraph },
}));

export type VolunteerContent = z.output<typeof volunteerContent>;

const readVolunteer = cachedQuery({
  name: "volunteer",
  tags: [TAGS.volunteer],
  load: async () =>
    volunteerContent.parse(await readContent("/get-volunteer-content", Object.keys(volunteerAnswer.shape))),
});

export const EMPTY_VOLUNTEER = volunteerContent.parse({});

export async function getVolunteerContent(): Promise<QueryResult<VolunteerContent>> {
  return readVolunteer();
}

const countryLine = z
  .object({ country: z.string().regex(/^[A-Z]{2}$/), name: nonEmptyText, phone: text, link })
  .refine(({ phone, link: address }) => phone !== "" || address !== null);

export type CountryLine = z.output<typeof countryLine>;

const talkAnswer = z.object({
  introduction: text,
  minorsReader: text,
  lines: z
    .array(z.unknown())
    .catch([])
    .transform((items) => parseItems("country-lines", countryLine, items.slice(0, COUNTRY_LINES_MAX))),
});

const readTalk = cachedQuery({
  name: "talk",
  tags: [TAGS.talk],
  load: async () => talkAnswer.parse(await readContent("/web/talk-content", Object.keys(talkAnswer.shape))),
});

export async function getTalkContent(): Promise<QueryResult<z.output<typeof talkAnswer>>> {
  return readTalk();
}

const language = z
  .object({
    _id: identifier,
    name: nonEmptyText,
    redirecturl: link,
    status: z.unknown().optional(),
  })
  .transform(({ _id, name, redirecturl, status }) => ({
    id: _id,
    name,
    url: redirecturl,
    isActive: status === "Active",
  }));

export type Language = { id: string; name: string; url: string };

const readLanguages = cachedQuery({
  name: "languages",
  tags: [TAGS.languages],
  load: async () => {
    const { items } = await readList("/language/get", ["list"]);
    const languages = parseItems("languages", language, items);
    return languages.flatMap(({ id, name, url, isActive }) => (isActive && url ? [{ id, name, url }] : []));
  },
});

export async function getLanguages(): Promise<QueryResult<Language[]>> {
  return readLanguages();
}
