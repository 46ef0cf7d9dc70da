import { randomBytes } from "node:crypto";
import { mkdir, readdir, rm } from "node:fs/promises";
import path from "node:path";

import type { Payload } from "payload";

import { type PreparedFolder, uploadsFolder } from "../../lib/files/file-types";
import { moveFile } from "../../lib/files/move-file";
import { jobsInWork } from "./jobs";
import { preparedFilesOf } from "./prepared";

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
  await moveFile(file, path.join(uploadsFolder(folder), filename));
  return filename;
}

/** Removes what was made of a clip, but for the files named. */
export async function removePreparedFiles(clip: string, kept: readonly string[] = []): Promise<void> {
  for (const { folder, filename } of await allPreparedFiles()) {
    if (filename.startsWith(`${clip}-`) && !kept.includes(filename)) await remove(folder, filename);
  }
}

/**
 * At start: removes what processes that were killed have left: files that no clip's record names, but for those of clips
 * that are being prepared.
 */
export async function removeStrayFiles(payload: Payload, now = new Date()): Promise<void> {
  const files = await allPreparedFiles();
  if (files.length === 0) return;
  const { docs } = await payload.find({
    collection: "clips",
    select: { renditions: true, frames: true },
    depth: 0,
    pagination: false,
    trash: true,
  });
  const named = new Set(docs.flatMap(preparedFilesOf));
  const inWork = new Set((await jobsInWork(payload, now)).map(({ clip }) => clip));
  for (const { folder, filename } of files) {
    if (!named.has(filename) && !inWork.has(clipOfFile(filename) ?? "")) await remove(folder, filename);
  }
}

type PreparedFile = { folder: PreparedFolder; filename: string };

async function allPreparedFiles(): Promise<PreparedFile[]> {
  const found: PreparedFile[] = [];
  for (const folder of FOLDERS) {
    await mkdir(uploadsFolder(folder), { recursive: true });
    for (const filename of await readdir(uploadsFolder(folder))) found.push({ folder, filename });
  }
  return found;
}

function remove(folder: PreparedFolder, filename: string): Promise<void> {
  return rm(path.join(uploadsFolder(folder), filename), { force: true });
}
