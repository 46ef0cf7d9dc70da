import "server-only";
import { z } from "zod";
import { dataOr, cachedQuery } from "./cached-query";
import { link, media, mediaItem, parseItems, text } from "./fields";
import { readContent } from "./payload";
import { TAGS } from "./tags";

const answer = z.object({
  fTopHeading: text,
  fTopSubHeading: text,
  fVideo: media,
  fBottomHeading: text,
  fBottomSubHeading: text,
  sTopHeading: text,
  sTopSubHeading: text,
  sVideo: media,
  sBottomHeading: text,
  tTopHeading: text,
  tTopSubHeading: text,
  tImages: z.array(z.unknown()).catch([]),
  tBottomHeading: text,
  forthTopHeading: text,
  forthTopSubHeading: text,
  forthImage: media,
  forthBottomHeading: text,
  submitNowUrl: link,
  storeUrl: link,
});

const content = answer.transform((home) => ({
  welcome: {
    heading: home.fTopHeading,
    subheading: home.fTopSubHeading,
    media: home.fVideo,
    bottomHeading: home.fBottomHeading,
    bottomSubheading: home.fBottomSubHeading,
  },
  community: {
    heading: home.sTopHeading,
    subheading: home.sTopSubHeading,
    media: home.sVideo,
    bottomHeading: home.sBottomHeading,
  },
  gallery: {
    heading: home.tTopHeading,
    subheading: home.tTopSubHeading,
    images: parseItems("home-images", mediaItem, home.tImages),
    bottomHeading: home.tBottomHeading,
    storeUrl: home.storeUrl,
  },
  promo: {
    heading: home.forthTopHeading,
    subheading: home.forthTopSubHeading,
    media: home.forthImage,
    bottomHeading: home.forthBottomHeading,
  },
  submitNowUrl: home.submitNowUrl,
}));

export type HomeContent = z.output<typeof content>;

const readHome = cachedQuery({
  name: "home",
  tags: [TAGS.home],
  load: async () => content.parse(await readContent("/web/home-page-content", Object.keys(answer.shape))),
});

/** The home page's five sections (specification section 2, Home); every part empty when there is nothing. */
export async function getHomeContent(): Promise<HomeContent> {
  return dataOr(await readHome(), content.parse({}));
}
