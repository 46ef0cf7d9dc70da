import type { Payload } from "payload";
import { z } from "zod";

import { query } from "../../lib/db/query";
import type { UploadFolder } from "../../lib/files/file-types";
import { KEPT_FROM_PREVIEWS, shownInSql } from "../videos/shown";

/** Finds where the site shows a file, in one statement: a player asks for every piece of a video. */

const FIELDS: Record<UploadFolder, string> = { images: "poster_id", clips: "video_link_id" };

/** Where visitors see staff's own content. Fields that accept both pictures and clips share a table. */
const PAGES: Record<UploadFolder, string[]> = {
  images: [
    "blogs WHERE f_video_id = file AND _status = 'published' AND deleted_at IS NULL",
    // Not a join: SQLite would begin with a scan of the articles while there are few.
    `blogs_rels r WHERE r.images_id = file AND EXISTS (SELECT 1 FROM blogs b
      WHERE b.id = r.parent_id AND b._status = 'published' AND b.deleted_at IS NULL)`,
    "hashtags WHERE image_id = file AND status = 'Active' AND deleted_at IS NULL",
    "settings WHERE logo_id = file",
    "settings WHERE icon_id = file",
    "settings WHERE share_picture_id = file",
    "home_rels WHERE images_id = file",
    "about_rels WHERE images_id = file",
    "volunteer_rels WHERE images_id = file",
    "app_install_rels WHERE images_id = file",
  ],
  clips: [
    "home_rels WHERE clips_id = file",
    "about_rels WHERE clips_id = file",
    "volunteer_rels WHERE clips_id = file",
    "app_install_rels WHERE clips_id = file",
  ],
};

/** Videos that keep a file off other pages: they have an objection, or show a visitor's film and aren't on the site. */
function withheldBy(folder: UploadFolder): string {
  return `videos v JOIN clips c ON c.id = v.video_link_id WHERE v.${FIELDS[folder]} = file
    AND (v.objection IS NOT NULL OR (c.is_from_visitor AND NOT (${shownInSql("v")})))`;
}

/** Also keeps a clip off pages: a visitor uploaded it, or one of its edits is missing. */
const WITHHELD_CLIPS =
  "clips own WHERE own.id = file AND (own.is_from_visitor OR own.task NOT IN ('whole', 'large'))";

/** Never shown: somebody withdrew their consent to its video, which may be erased by now. */
const WITHDRAWN: Record<UploadFolder, string> = {
  images: "images own WHERE own.id = file AND own.deleted_at IS NOT NULL",
  clips: "clips own WHERE own.id = file AND own.preparation = 'withdrawn'",
};

function isWithdrawn(folder: UploadFolder, file: string): string {
  const ofVideo = `videos v WHERE v.${FIELDS[folder]} = file AND v.objection = 'withdrawn'`;
  return `(${exists(ofVideo, file)} OR ${exists(WITHDRAWN[folder], file)})`;
}

/** Returns the SQL condition that staff may place a file anywhere. */
function isFreeForPages(folder: UploadFolder, file: string): string {
  const reasons = [withheldBy(folder), ...(folder === "clips" ? [WITHHELD_CLIPS] : [])];
  return reasons.map((records) => `NOT ${exists(records, file)}`).join(" AND ");
}

function exists(records: string, file: string): string {
  return `EXISTS (SELECT 1 FROM ${records.replace("= file", `= ${file}`)})`;
}

const KEPT = KEPT_FROM_PREVIEWS.map((objection) => `'${objection}'`).join(", ");

/** Returns SQL columns: what shows a file, and whether it is kept from previews. */
function placeOf(folder: UploadFolder, file: string): string {
  const stories = exists(`videos v WHERE v.${FIELDS[folder]} = file AND ${shownInSql("v")}`, file);
  const isOnPage = PAGES[folder].map((records) => exists(records, file)).join(" OR ");
  const kept = exists(`videos v WHERE v.${FIELDS[folder]} = file AND v.objection IN (${KEPT})`, file);
  return `CASE WHEN ${isWithdrawn(folder, file)} THEN NULL WHEN ${stories} THEN 'story' WHEN (${isOnPage}) AND ${isFreeForPages(folder, file)} THEN 'page' END AS place,
    CASE WHEN ${kept} THEN 1 ELSE 0 END AS "isKeptFromPreviews"`;
}

const IMAGE = `SELECT ${placeOf("images", "images.id")} FROM images WHERE filename = ?`;

const CLIP = `SELECT id, preparation, has_metadata AS "hasMetadata", CAST(renditions AS text) AS renditions,
  CAST(frames AS text) AS frames, CAST(large AS text) AS large, ${placeOf("clips", "clips.id")} FROM clips`;

const CAPTIONS = `SELECT id, is_draft AS "isDraft", CAST(cues AS text) AS cues, updated_at AS "updatedAt",
  ${placeOf("clips", "captions.clip_id")} FROM captions WHERE id = ? AND deleted_at IS NULL`;

const place = z.enum(["story", "page"]).nullable();
const json = z
  .string()
  .nullable()
  .transform((text): unknown => (text === null ? null : JSON.parse(text)));
/** SQLite returns numbers. */
const flag = z.coerce.boolean();

const image = z.object({ place, isKeptFromPreviews: flag });

const clip = z.object({
  id: z.string(),
  preparation: z.string().nullable(),
  hasMetadata: flag,
  renditions: json,
  frames: json,
  large: json,
  place,
  isKeptFromPreviews: flag,
});

const captions = z.object({
  id: z.string(),
  isDraft: flag,
  cues: json,
  updatedAt: z.coerce.date(),
  place,
  isKeptFromPreviews: flag,
});

/** What shows a file: a story or a page; `null` (only staff see it) if its video isn't Active or nothing uses it. */
export type Place = z.output<typeof place>;

/** Returns what shows a picture, by its filename; `undefined` when there is no such picture. */
export async function findShownImage(payload: Payload, filename: string) {
  return first(image, await query(payload.db, IMAGE, [filename]));
}

/** Returns the ids of the pictures or clips that staff may place anywhere. */
export async function findFree(payload: Payload, folder: UploadFolder, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const shown = `EXISTS (SELECT 1 FROM videos v WHERE v.${FIELDS[folder]} = ${folder}.id AND ${shownInSql("v")})`;
  const rows = await query(
    payload.db,
    `SELECT id FROM ${folder} WHERE id IN (${ids.map(() => "?").join(", ")})
      AND NOT ${isWithdrawn(folder, `${folder}.id`)} AND (${shown} OR (${isFreeForPages(folder, `${folder}.id`)}))`,
    ids,
  );
  return new Set(
    z
      .array(z.object({ id: z.string() }))
      .parse(rows)
      .map(({ id }) => id),
  );
}

/** Finds a clip and what shows it, including clips in the trash. */
export async function findShownClip(payload: Payload, by: "id" | "filename", value: string) {
  return first(clip, await query(payload.db, `${CLIP} WHERE ${by} = ?`, [value]));
}

export async function findShownCaptions(payload: Payload, id: string) {
  return first(captions, await query(payload.db, CAPTIONS, [id]));
}

function first<T>(shape: z.ZodType<T>, [row]: unknown[]): T | undefined {
  return row === undefined ? undefined : shape.parse(row);
}

/** A picture or clip populated by the database, in a field of one kind or of both. */
const upload = z.object({ id: z.string(), filename: z.string() });
const filled = z.union([upload, z.object({ value: upload }).transform(({ value }) => value)]);

/** Removes pictures and clips that may not be shown: a visitor's film and poster appear only where the story does. */
export async function withoutWithheld<T extends object>(payload: Payload, record: T): Promise<T> {
  return (await withheldFilter(payload, [record]))(record);
}

/** Returns a function that does what `withoutWithheld` does, for each of these records. */
export async function withheldFilter(
  payload: Payload,
  records: object[],
): Promise<<T extends object>(record: T) => T> {
  const free = await findFreeAmong(
    payload,
    records.flatMap((record) => Object.values(record).flatMap(uploadsIn)),
  );
  const isWithheld = (value: unknown) => uploadsIn(value).some((id) => !free.has(id));
  const shown = (value: unknown): unknown =>
    Array.isArray(value) ? value.filter((one) => !isWithheld(one)) : isWithheld(value) ? null : value;
  return (record) => ({
    ...record,
    ...Object.fromEntries(Object.entries(record).map(([name, value]) => [name, shown(value)])),
  });
}

export async function findFreeAmong(payload: Payload, uploads: string[]): Promise<Set<string>> {
  const ids = [...new Set(uploads)];
  return new Set([...(await findFree(payload, "images", ids)), ...(await findFree(payload, "clips", ids))]);
}

function uploadsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(uploadsIn);
  const { data } = filled.safeParse(value);
  return data ? [data.id] : [];
}
