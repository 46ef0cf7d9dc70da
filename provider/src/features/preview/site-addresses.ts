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
  /** The path of the page that previews a record; absent when another page shows it. */
  page?: (doc: object) => string;
  /** The path where visitors see it now; `null` when they do not. */
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

/** A video that is only in the feed has no page of its own. */
const liveVideo = (doc: object) => {
  const { videoType, shownAs } = record.parse(doc);
  return (shownAs ?? videoType) === "multiple" ? `/video-reels?v=${named(doc)}` : videoPage(doc);
};

/** Where the site shows staff's content, by collection or global. */
const ADDRESSES: Partial<Record<string, SiteAddress>> = {
  // A story is shown as its video, which has the same slug.
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

/** Returns where the site shows this kind of record; `undefined` when it has no address. */
export function siteAddress(kind: string): SiteAddress | undefined {
  return ADDRESSES[kind];
}

/** Returns the site's page that shows a previewed record; `null` when the record is gone. */
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
