import { TAG_MAX_LENGTH } from "@lampstand/contract/limits";
import { TAGS } from "@lampstand/contract/tags";
import type { PayloadRequest } from "payload";

import { captionPath } from "../captions/clip-captions";
import { pathsOfClip } from "../preparation/prepared";
import { fileFinders, filesOf } from "../purges/files-of-records";
import { isShown as isShownVideo } from "../videos/shown";
import type { ChangedRecord, PublicCollection } from "./tag-finders";

/** Tag prefixes of pages that show a collection's records, their own first; some lists have a single tag. */
const TAGS_OF: Record<PublicCollection, string[]> = {
  // Articles show videos too.
  videos: [TAGS.video(""), TAGS.blog("")],
  "story-collections": [TAGS.collection("")],
  hashtags: [TAGS.hashtag("")],
  blogs: [TAGS.blog("")],
  pages: [TAGS.page("")],
  languages: [TAGS.languages],
  "faq-categories": [TAGS.faqs],
  // Captions are read as part of their video.
  captions: [TAGS.video("")],
  translations: [
    ...[TAGS.video(""), TAGS.collection(""), TAGS.hashtag(""), TAGS.blog(""), TAGS.page("")],
    TAGS.faqs,
  ],
  images: [],
  clips: [],
};

/** In a request's context: the record's earlier text must not be shown again. */
export const HIDES_EARLIER_TEXT = "hidesEarlierText";

type Shown = {
  status?: string | null;
  objection?: string | null;
  _status?: string | null;
  isDraft?: boolean | null;
};

type Change = { collection: PublicCollection; tags: readonly string[]; record: ChangedRecord & Shown };

/** Returns the tags of what visitors may no longer see after a deletion. `files` are those the record showed. */
export function goneWithRecord({ collection, tags }: Omit<Change, "record">, files: string[]): string[] {
  const shown = tags.filter((tag) => TAGS_OF[collection].some((beginning) => tag.startsWith(beginning)));
  return [...new Set([...shown, ...files.map(fileTag)])];
}

/** Returns the tags of what visitors may no longer see after a change; `record` is what was published before. */
export async function goneWithChange(change: Change, req: PayloadRequest): Promise<string[]> {
  const { collection, record } = change;
  if (!isShown(record)) return [];
  const where = { id: { equals: record.id } };
  // Visitors see what was last published, even when there is a newer draft.
  const present = await req.payload.db.findOne<ChangedRecord & Shown>({ collection, where, req });
  const files = await filesShownBy(collection, record, req);
  if (!present || !isShown(present)) return goneWithRecord(change, files);
  const kept = new Set(await filesShownBy(collection, present, req));
  const left = files.filter((file) => !kept.has(file)).map(fileTag);
  const [own] = TAGS_OF[collection];
  if (own && (req.context[HIDES_EARLIER_TEXT] || removesQuestions(record, present)))
    return goneWithRecord(change, []).concat(left);
  return own && record.slug && record.slug !== present.slug ? [own + record.slug, ...left] : left;
}

function removesQuestions(before: ChangedRecord, after: ChangedRecord): boolean {
  const kept = new Set(after.faqData?.map(({ id }) => id));
  return Boolean(before.faqData?.some(({ id }) => !kept.has(id)));
}

function isShown(record: Shown): boolean {
  const { _status, isDraft } = record;
  return !isDraft && (_status ?? "published") === "published" && isShownVideo(record);
}

/** Returns the paths of a record's pictures and captions: the files that the site serves. */
export async function filesShownBy(
  collection: PublicCollection,
  record: ChangedRecord,
  req: PayloadRequest,
): Promise<string[]> {
  const { poster, videoLink, fVideo, textImages, image, filename } = record;
  const files: string[] = [];
  if (collection === "images" && filename) files.push(`/uploads/images/${filename}`);
  if (collection === "clips")
    files.push(...(await fileFinders.clips(record.id, req)), ...pathsOfClip(record));
  if (collection === "captions" && record.updatedAt)
    files.push(captionPath({ id: record.id, updatedAt: record.updatedAt }));
  for (const picture of [poster, fVideo, image, ...(textImages ?? [])])
    files.push(...(await filesOf("images", picture, req)));
  files.push(...(await filesOf("clips", videoLink, req)));
  return files.filter((file) => !/^\/uploads\/(?:clips|renditions)\//.test(file));
}

export async function picturesTakenOff(
  before: unknown,
  after: unknown,
  req: PayloadRequest,
): Promise<string[]> {
  const kept = new Set(idsIn(after));
  const left = [...new Set(idsIn(before))].filter((id) => !kept.has(id));
  const files: string[] = [];
  for (const id of left) files.push(...(await filesOf("images", id, req)));
  return files.map(fileTag);
}

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function idsIn(value: unknown): string[] {
  if (typeof value === "string") return ID.test(value) ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(idsIn) : [];
}

function fileTag(path: string): string {
  const tag = TAGS.file(path);
  return tag.length <= TAG_MAX_LENGTH ? tag : TAGS.media;
}
