import { CAPTION_LANGUAGES_MAX, TRANSCRIPT_LINES_MAX } from "@lampstand/contract/limits";
import type { CollectionBeforeDeleteHook, Payload, Where } from "payload";

import type { Caption } from "../../payload-types";
import { idOf } from "../../lib/id-of";
import { type Cue, readCues } from "./cue";
import { ownLanguageName } from "./languages";

/** A caption file as the contract gives it. */
export type CaptionFile = { lang: string; label: string; src: string };

/** What visitors may see: drafts are for staff. The oldest come first, so the language spoken is written first. */
const PUBLIC = { isDraft: { not_equals: true } } satisfies Where;
const OLDEST_FIRST = ["createdAt", "id"];

/** The caption files of each of the clips, by the clip's id, read at once. Clips without any have no entry. */
export async function captionsOfClips(
  payload: Payload,
  clips: string[],
): Promise<Map<string, CaptionFile[]>> {
  if (clips.length === 0) return new Map();
  const { docs } = await payload.find({
    collection: "captions",
    where: { and: [{ clip: { in: clips } }, PUBLIC] },
    select: { clip: true, lang: true, updatedAt: true },
    sort: OLDEST_FIRST,
    depth: 0,
    pagination: false,
  });
  const files = new Map<string, CaptionFile[]>();
  for (const caption of docs) {
    const clip = idOf(caption.clip);
    const own = (clip && files.get(clip)) || [];
    if (clip && own.length < CAPTION_LANGUAGES_MAX) files.set(clip, [...own, fileOf(caption)]);
  }
  return files;
}

function fileOf(caption: Pick<Caption, "id" | "lang" | "updatedAt">): CaptionFile {
  const { lang } = caption;
  return { lang, label: ownLanguageName(lang), src: captionPath(caption) };
}

/** The public path of a caption file: another one after each change. */
export function captionPath({ id, updatedAt }: Pick<Caption, "id" | "updatedAt">): string {
  return `/uploads/captions/${id}-${versionOf(updatedAt)}.vtt`;
}

function versionOf(updatedAt: string): string {
  return Date.parse(updatedAt).toString(36);
}

const FILENAME = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-[0-9a-z]{1,12}\.vtt$/;

/**
 * The id of the captions that a file's name stands for, in whatever version: a page that was stored before they changed
 * gets them as they are now.
 */
export function captionsOfFile(filename: string): string | undefined {
  return FILENAME.exec(filename)?.[1];
}

/** What is said in a clip, in the language spoken; empty where nobody has written it down. */
export async function transcriptOf(payload: Payload, clip: string | undefined): Promise<Cue[]> {
  if (!clip) return [];
  const { docs } = await payload.find({
    collection: "captions",
    where: { and: [{ clip: { equals: clip } }, PUBLIC] },
    select: { cues: true },
    sort: OLDEST_FIRST,
    depth: 0,
    limit: 1,
    pagination: false,
  });
  return readCues(docs[0]?.cues)
    .slice(0, TRANSCRIPT_LINES_MAX)
    .map(({ start, end, text }) => ({ start, end, text: text.replaceAll("\n", " ") }));
}

/** Before a clip is deleted: its captions go with it. */
export const removeCaptionsOfClip: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where = { clip: { equals: String(id) } };
  await req.payload.delete({ collection: "captions", where, trash: true, req });
};
