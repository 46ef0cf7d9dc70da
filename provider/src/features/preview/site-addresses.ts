import { TEXT_PAGES } from "@lampstand/contract/slugs";
import type { Payload } from "payload";
import { z } from "zod";

import { slugOf } from "./read-draft";

const record = z.looseObject({
  videoType: z.string().nullish(),
  shownAs: z.string().nullish(),
  status: z.string().nullish(),
  _status: z.string().nullish(),
  withdrawnAt: z.string().nullish(),
  objection: z.string().nullish(),
});

type SiteAddress = {
  /** The path of the page on which a record is seen before it is public; absent where it is seen in another's place. */
  page?: (doc: object) => string;
  /** The path at which visitors see it now; `null` where they do not. */
  live: (doc: object) => string | null;
};

const always = (path: string): SiteAddress => ({ page: () => path, live: () => path });

function whileActive(page: (doc: object) => string, live = page): SiteAddress {
  return { page, live: (doc) => (isPublic(doc) ? live(doc) : null) };
}

function isPublic(doc: object): boolean {
  const { status, _status, objection } = record.parse(doc);
  if (objection) return false;
  return status === "Active" || status === "Published" || _status === "published";
}

const named = (doc: object) => encodeURIComponent(slugOf(doc));
const videoPage = (doc: object) => `/video-detail/${named(doc)}`;
const textPage = (doc: object) =>
  Object.entries(TEXT_PAGES).find(([, slug]) => slug === slugOf(doc))?.[0] ?? `/${named(doc)}`;

/** A video of the feed alone has no page of its own. */
const liveVideo = (doc: object) => {
  const { videoType, shownAs } = record.parse(doc);
  return (shownAs ?? videoType) === "multiple" ? `/video-reels?v=${named(doc)}` : videoPage(doc);
};

/** Where the site shows what staff write, by collection or single document. */
const ADDRESSES: Partial<Record<string, SiteAddress>> = {
  // A story is seen as its video, which has its slug.
  stories: { live: (doc) => (isPublic(doc) && !record.parse(doc).withdrawnAt ? liveVideo(doc) : null) },
  videos: whileActive(videoPage, liveVideo),
  blogs: whileActive((doc) => `/blog/${named(doc)}`),
  "story-collections": whileActive((doc) => `/collection/${named(doc)}`),
  hashtags: whileActive((doc) => `/hashtag/${named(doc)}`),
  pages: { page: textPage, live: textPage },
  languages: always("/language"),
  "faq-categories": always("/help-desk"),
  home: always("/"),
  about: always("/about-us"),
  volunteer: always("/volunteer"),
  "app-install": always("/install-app"),
  help: always("/help-desk"),
  settings: always("/"),
  church: always("/"),
};

/** Where the site shows a record of this kind; `undefined` for what has no address there. */
export function siteAddress(kind: string): SiteAddress | undefined {
  return ADDRESSES[kind];
}

/** The page of the site on which a previewed record is seen; `null` when it is gone. */
export async function previewedPage(
  payload: Payload,
  { kind, id }: { kind: string; id?: string },
): Promise<string | null> {
  const page = siteAddress(kind)?.page;
  if (!page) return null;
  const collection = payload.config.collections.find(({ slug }) => slug === kind);
  if (!collection || id === undefined) return page({});
  const doc: object | null = await payload.findByID({
    collection: collection.slug,
    id,
    draft: true,
    depth: 0,
    disableErrors: true,
    trash: true,
  });
  return doc && page(doc);
}
