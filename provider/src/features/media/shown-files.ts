import type { Payload } from "payload";
import { z } from "zod";

import { query } from "../../lib/db/query";
import type { UploadFolder } from "../../lib/files/file-types";

/**
 * What the site shows of what is stored, each by one statement: it is asked with every piece of a video that a player
 * fetches.
 */

/** The records by which visitors see a story's files. `file` stands for the id of a picture or clip. */
const STORIES: Record<UploadFolder, string> = {
  images: "videos WHERE poster_id = file AND status = 'Active' AND deleted_at IS NULL",
  clips: "videos WHERE video_link_id = file AND status = 'Active' AND deleted_at IS NULL",
};

/** Those by which they see what staff made of their own. Fields that take pictures and clips alike share a table. */
const PAGES: Record<UploadFolder, string[]> = {
  images: [
    "blogs WHERE f_video_id = file AND _status = 'published' AND deleted_at IS NULL",
    `blogs_rels r JOIN blogs b ON b.id = r.parent_id
      WHERE r.images_id = file AND b._status = 'published' AND b.deleted_at IS NULL`,
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

/** What shows a file, as a column of a statement. */
function placeOf(folder: UploadFolder, file: string): string {
  const exists = (records: string) => `EXISTS (SELECT 1 FROM ${records.replace("= file", `= ${file}`)})`;
  const isOnPage = PAGES[folder].map(exists).join(" OR ");
  return `CASE WHEN ${exists(STORIES[folder])} THEN 'story' WHEN ${isOnPage} THEN 'page' END AS place`;
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
/** SQLite has numbers for it. */
const flag = z.coerce.boolean();

const image = z.object({ place });

const clip = z.object({
  id: z.string(),
  preparation: z.string().nullable(),
  hasMetadata: flag,
  renditions: json,
  frames: json,
  large: json,
  place,
});

const captions = z.object({ id: z.string(), isDraft: flag, cues: json, updatedAt: z.coerce.date(), place });

/**
 * What shows a file to visitors: somebody's story, or what staff made of their own. What belongs to a video that is not
 * Active, or to nothing (yet, or any more), is for staff alone (`null`).
 */
export type Place = z.output<typeof place>;

/** What shows a picture, by its file's name; `undefined` where there is none. */
export async function findShownImage(payload: Payload, filename: string) {
  return first(image, await query(payload.db, IMAGE, [filename]));
}

/** A clip, by its id or its uploaded file's name, also from the trash, and what shows it. */
export async function findShownClip(payload: Payload, by: "id" | "filename", value: string) {
  return first(clip, await query(payload.db, `${CLIP} WHERE ${by} = ?`, [value]));
}

/** Captions by their id, and what shows their clip. */
export async function findShownCaptions(payload: Payload, id: string) {
  return first(captions, await query(payload.db, CAPTIONS, [id]));
}

function first<T>(shape: z.ZodType<T>, [row]: unknown[]): T | undefined {
  return row === undefined ? undefined : shape.parse(row);
}
