import "server-only";
import { z } from "zod";
import { dataOr, cachedQuery } from "./cached-query";
import { html, media, text } from "./fields";
import { readContent } from "./payload";
import { TAGS } from "./tags";

const answer = z.object({
  ourMissionContent: text,
  sVideo: media,
  ourStoryContent: text,
  ourVisionContent: text,
  ourValues: html,
  joinUsContent: text,
});

const content = answer.transform((about) => ({
  mission: about.ourMissionContent,
  missionMedia: about.sVideo,
  story: about.ourStoryContent,
  vision: about.ourVisionContent,
  valuesHtml: about.ourValues,
  joinUs: about.joinUsContent,
}));

export type AboutContent = z.output<typeof content>;

const readAbout = cachedQuery({
  name: "about",
  tags: [TAGS.about],
  load: async () => content.parse(await readContent("/get_about_content", Object.keys(answer.shape))),
});

/** The About page's five sections; every part empty when there is nothing. */
export async function getAboutContent(): Promise<AboutContent> {
  return dataOr(await readAbout(), content.parse({}));
}
