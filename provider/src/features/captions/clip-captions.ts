import { CAPTION_LANGUAGES_MAX, TRANSCRIPT_LINES_MAX } from "@lampstand/contract/limits";
import type { CollectionBeforeDeleteHook, Payload, Where } from "payload";

import type { Caption } from "../../payload-types";
import { idOf } from "../../lib/id-of";
import { type Cue, readCues } from "./cue";
import { ownLanguageName } from "./languages";

/** A caption file as in the contract. */
export type CaptionFile = { lang: string; label: string; src: string };

/** Only staff see drafts. Oldest first, since the spoken language is usually written first. */
const PUBLIC = { isDraft: { not_equals: true } } satisfies Where;
const OLDEST_FIRST = ["createdAt", "id"];

/** Reads the caption files of all clips at once, by clip id. Clips without captions have no entry. */
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

/** Returns the public path of a caption file, which differs after each change. */
export function captionPath({ id, updatedAt }: Pick<Caption, "id" | "updatedAt">): string {
  return `/uploads/captions/${id}-${versionOf(updatedAt)}.vtt`;
}

function versionOf(updatedAt: string): string {
  return Date.parse(updatedAt).toString(36);
}

const FILENAME = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-[0-9a-z]{1,12}\.vtt$/;

/** Returns the captions' id from a file name of any version, so pages stored earlier get the latest ones. */
export function captionsOfFile(filename: string): string | undefined {
  return FILENAME.exec(filename)?.[1];
}

/** Returns a clip's transcript in the spoken language; empty if there is none. */
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

export const removeCaptionsOfClip: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where = { clip: { equals: String(id) } };
  await req.payload.delete({ collection: "captions", where, trash: true, req });
};
