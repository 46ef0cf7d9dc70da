import path from "node:path";

import { createClient } from "@libsql/client";
import { z } from "zod";

import type { ServedFolder } from "../../lib/files/stored-files";
import { MANIFEST, type SavedFile } from "./manifest";
import { UPLOADS } from "./places";

/** How many missing files the message names. */
const NAMED = 3;

/** The files that rows name. Skips removed originals and clips without a story, whose record precedes the file. */
const NAMES: Record<Exclude<ServedFolder, "resource">, string> = {
  images: `SELECT filename FROM images UNION SELECT sizes_thumbnail_filename FROM images`,
  clips: `SELECT filename FROM clips WHERE original_removed_at IS NULL
    AND (is_from_visitor IS NOT TRUE OR EXISTS (SELECT 1 FROM stories WHERE file_id = clips.id))`,
  renditions: `SELECT json_extract(value, '$.filename') AS filename FROM clips, json_each(clips.renditions)
    UNION SELECT json_extract(large, '$.filename') FROM clips`,
  frames: "SELECT json_extract(value, '$.filename') AS filename FROM clips, json_each(clips.frames)",
};

const rows = z.array(z.object({ filename: z.string().nullable() }));

/**
 * Returns the uploads that saved rows name but the backup lacks, by their paths in the backup.
 * @param rowsFile Where the rows are.
 */
export async function missingUploads(rowsFile: string, saved: SavedFile[]): Promise<string[]> {
  const held = new Set(saved.map((file) => file.path));
  const missing: string[] = [];
  const client = createClient({ url: `file:${rowsFile}` });
  try {
    for (const [folder, names] of Object.entries(NAMES)) {
      for (const { filename } of rows.parse((await client.execute(names)).rows)) {
        const name = filename && path.posix.join(UPLOADS, folder, filename);
        if (name && !held.has(name)) missing.push(name);
      }
    }
  } finally {
    client.close();
  }
  return missing.toSorted();
}

/** Describes what a backup lacks and what can be done about it. */
export function describeMissing(missing: string[]): string {
  const others = missing.length > NAMED ? ` and ${missing.length - NAMED} more` : "";
  return (
    `Some files that the site's records name are missing (${missing.length}), here and in this backup: ` +
    `${missing.slice(0, NAMED).join(", ")}${others}. Everything else is in it, its ${MANIFEST} names them all, and no older ` +
    "backup was removed. Put them back from an older one, or delete or replace in the admin what they belong to."
  );
}
