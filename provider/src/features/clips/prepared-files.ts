import { randomBytes } from "node:crypto";
import path from "node:path";

import { fileStore } from "../../lib/files/file-store";
import type { FileName } from "../../lib/files/stored-files";
import type { PreparedFolder } from "../../lib/files/file-types";

const SUFFIX_BYTES = 6;
const FOLDERS: PreparedFolder[] = ["renditions", "frames"];

/** The id of the clip that a file was made of, which its name begins with. */
const CLIP_ID = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-/;

/** The id of the clip that a file of `renditions` or `frames` was made of; `undefined` for a name that is not ours. */
export function clipOfFile(filename: string): string | undefined {
  return CLIP_ID.exec(filename)?.[1];
}

/**
 * Moves a file that was made of a clip to where it is served from, once the clip's record names it, under a name that no
 * other content had.
 * @returns Its new name.
 */
export async function moveIntoPlace(folder: PreparedFolder, clip: string, file: string): Promise<string> {
  const random = randomBytes(SUFFIX_BYTES).toString("hex");
  const filename = `${clip}-${random}${path.extname(file).toLowerCase()}`;
  await (await fileStore()).put({ folder, filename }, file);
  return filename;
}

/** Removes files that no record names yet. */
export async function removeFiles(
  renditions: readonly { filename: string }[],
  frames: readonly { filename: string }[],
): Promise<void> {
  const store = await fileStore();
  for (const { filename } of renditions) await store.remove({ folder: "renditions", filename });
  for (const { filename } of frames) await store.remove({ folder: "frames", filename });
}

/** Removes what was made of a clip, but for the files named. */
export async function removePreparedFiles(clip: string, kept: readonly string[] = []): Promise<void> {
  const store = await fileStore();
  for (const file of await preparedFiles(`${clip}-`)) {
    if (!kept.includes(file.filename)) await store.remove(file);
  }
}

async function preparedFiles(beginning: string): Promise<FileName[]> {
  const store = await fileStore();
  const found: FileName[] = [];
  for (const folder of FOLDERS) {
    for (const { filename } of await store.list(folder, beginning)) found.push({ folder, filename });
  }
  return found;
}
