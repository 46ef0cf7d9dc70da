import "server-only";
import { z } from "zod";
import { cachedQuery, type QueryResult } from "./cached-query";
import { link, media, mediaItem, parseItems, text } from "./fields";
import { readContent } from "./payload";
import { HOME_SECTIONS } from "@lampstand/contract/home-sections";
import { TAGS } from "@lampstand/contract/tags";

const galleryImage = z.object({ src: mediaItem, text });

/** Also missing in content that the previous version stored. */
const section = z.enum(HOME_SECTIONS).optional().catch(undefined);

const homeAnswer = z.object({
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
  tImageTexts: z.array(text).catch([]),
  tBottomHeading: text,
  forthTopHeading: text,
  forthTopSubHeading: text,
  forthImage: media,
  forthBottomHeading: text,
  submitNowUrl: link,
  storeUrl: link,
  storiesAfter: section,
  collectionsAfter: section,
});

const homeContent = homeAnswer.transform((home) => ({
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
    images: parseItems(
      "home-images",
      galleryImage,
      home.tImages.map((src, index) => ({ src, text: home.tImageTexts[index] ?? "" })),
    ),
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
  storiesAfter: home.storiesAfter,
  collectionsAfter: home.collectionsAfter,
}));

export type HomeContent = z.output<typeof homeContent>;

const readHome = cachedQuery({
  name: "home",
  tags: [TAGS.home],
  load: async () =>
    homeContent.parse(await readContent("/web/home-page-content", Object.keys(homeAnswer.shape))),
});

export const EMPTY_HOME = homeContent.parse({});

export async function getHomeContent(): Promise<QueryResult<HomeContent>> {
  return readHome();
}
