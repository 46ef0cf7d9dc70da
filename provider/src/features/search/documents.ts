import type { Language } from "@lampstand/contract/languages";
import { isReservedSlug, TEXT_PAGES } from "@lampstand/contract/slugs";
import type { Payload } from "payload";

import { recordBatches } from "../../lib/db/record-batches";
import { idOf } from "../../lib/id-of";
import type { Caption, Page, Video } from "../../payload-types";
import { findPublished } from "../translations/translated";
import { keyOf, plainText, SHOWN, shownTexts } from "../translations/original";
import { readCues } from "../captions/cue";
import { NOT_TRASHED } from "../trash/trash";
import { findVideos } from "../videos/find-videos";
import { shownCollections } from "../videos/story-collections";
import type { SearchedKind } from "./search-index";

/** What visitors may read of a record now. */
export type SearchDocument = {
  id: string;
  slug: string;
  title: string;
  /** A few sentences about it. */
  about: string;
  /** Its whole text; empty for videos. */
  text: string;
  spoken: SpokenWords[];
  /** Its published translations, whose words find it in their language. */
  translations: TranslatedWords[];
  /** The language of its texts, if they are translated. */
  language?: Language;
  /** The video itself; for a collection, its first video. */
  video?: Video;
};

type TranslatedWords = { language: Language } & Pick<SearchDocument, "title" | "about" | "text">;

type Read = Omit<SearchDocument, "id" | "translations"> & { record: { id: string } };

type Reader = (payload: Payload, ids: string[]) => Promise<Read[]>;

const TEXT_PAGE_SLUGS: ReadonlySet<string> = new Set(Object.values(TEXT_PAGES));

const readers: Record<SearchedKind, Reader> = {
  videos: async (payload, ids) => {
    const { docs } = await findVideos(payload, { id: { in: ids } }, { limit: ids.length });
    const spoken = await cuesOfClips(payload, docs.flatMap(clipOf));
    return docs.map((video) => ({
      record: video,
      slug: video.slug,
      title: video.name,
      about: [video.description ?? "", ...activeHashtags(video).map((name) => `#${name}`)].join(" ").trim(),
      text: "",
      spoken: clipOf(video).flatMap((clip) => spoken.get(clip) ?? []),
      video,
    }));
  },
  "story-collections": async (payload, ids) => {
    const among = publicAmong("story-collections", ids);
    const { docs } = await payload.find({ collection: "story-collections", ...among, depth: 0 });
    return (await shownCollections(payload, docs)).map(({ collection, first }) => ({
      record: collection,
      slug: collection.slug,
      title: collection.name,
      about: collection.description ?? "",
      text: "",
      spoken: [],
      video: first,
    }));
  },
  blogs: async (payload, ids) => {
    const { docs } = await payload.find({ collection: "blogs", ...publicAmong("blogs", ids), depth: 0 });
    return docs.map((blog) => ({
      record: blog,
      slug: blog.slug,
      title: blog.title,
      about: blog.excerpt ?? "",
      text: plainText(blog.content),
      spoken: [],
    }));
  },
  pages: async (payload, ids) => {
    const { docs } = await payload.find({ collection: "pages", ...publicAmong("pages", ids), depth: 0 });
    return docs.filter(isShown).map((page) => ({
      record: page,
      slug: page.slug,
      title: page.title,
      about: "",
      text: plainText(page.content),
      spoken: [],
    }));
  },
};

/** Returns what visitors may read of these records; leaves out those they may not see. */
export async function readDocuments(
  payload: Payload,
  kind: SearchedKind,
  ids: string[],
): Promise<SearchDocument[]> {
  const documents = await readers[kind](payload, ids);
  const keys = documents.map(({ record }) => keyOf(kind, record.id));
  const translations = await findPublished(payload, keys);
  return documents.map(({ record, ...document }) => ({
    ...document,
    id: record.id,
    translations: translations
      .filter(({ of }) => of === keyOf(kind, record.id))
      .flatMap((translation) => {
        const shown = shownTexts(kind, record, translation);
        return shown ? translatedWords(translation.language, shown) : [];
      }),
  }));
}

function translatedWords(
  language: Language,
  { title, words, article, text }: NonNullable<ReturnType<typeof shownTexts>>,
): TranslatedWords {
  return { language, title: title ?? "", about: words ?? "", text: plainText(article ?? text) };
}

/** The ids of all records that visitors may see, the newest first, so many at a time. */
export async function* publicIds(
  payload: Payload,
  collection: SearchedKind,
  size: number,
): AsyncGenerator<string[]> {
  const batches = recordBatches(payload, {
    collection,
    where: SHOWN[collection],
    size,
    isNewestFirst: true,
  });
  for await (const records of batches) yield records.map(({ id }) => id);
}

function publicAmong(kind: SearchedKind, ids: string[]) {
  return { where: { and: [{ id: { in: ids } }, SHOWN[kind]] }, pagination: false };
}

function isShown({ slug }: Page): boolean {
  return TEXT_PAGE_SLUGS.has(slug) || !isReservedSlug(slug);
}

function clipOf({ videoLink }: Video): string[] {
  return [typeof videoLink === "string" ? videoLink : videoLink.id];
}

function activeHashtags({ hashtagId }: Video): string[] {
  return (hashtagId ?? []).flatMap((hashtag) =>
    typeof hashtag === "object" && hashtag.status === "Active" ? [hashtag.name] : [],
  );
}

/** What is said in a clip from this second on. */
export type SpokenWords = { start: number; text: string };

/** Returns what is said in each clip, by clip id, one language after another; without drafts. */
async function cuesOfClips(payload: Payload, clips: string[]): Promise<Map<string, SpokenWords[]>> {
  const spoken = new Map<string, SpokenWords[]>();
  if (clips.length === 0) return spoken;
  const { docs } = await payload.db.find<Pick<Caption, "clip" | "cues">>({
    collection: "captions",
    where: { and: [{ clip: { in: clips } }, { isDraft: { not_equals: true } }, NOT_TRASHED] },
    select: { clip: true, cues: true },
    sort: ["createdAt", "id"],
    pagination: false,
  });
  for (const caption of docs) {
    const clip = idOf(caption.clip);
    if (clip) spoken.set(clip, [...(spoken.get(clip) ?? []), ...readCues(caption.cues)]);
  }
  return spoken;
}
