import { cp, lstat, mkdir, readdir, rename, rm, utimes } from "node:fs/promises";
import path from "node:path";

import { errorCode } from "../../lib/files/error-code";
import { OperatorError } from "../../lib/operator-error";
import { loadRows, refuseOccupied } from "./load-rows";
import { type Manifest, readManifest, ROWS_FILE } from "./manifest";
import { type Places, SESSIONS, sourcesOf } from "./places";
import { copyWithDigest, digestIfReadable } from "./save-files";

/** Where files wait in the data folder until all are there. */
const UNFINISHED = ".restoring";

/** How many damaged files are named. */
const NAMED = 3;

/**
 * Puts a site back from a backup, which is checked first, onto any machine and into either kind of database.
 * @throws OperatorError when the backup is damaged or of a newer version, or there is a site already.
 */
export async function restore(folder: string, places: Places): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const sources = sourcesOf(places);
  await refuseOverwriting(places);
  await check(folder, manifest);
  const { dataDir, databaseUrl } = places;
  const unfinished = path.join(dataDir, UNFINISHED);
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  try {
    for (const file of manifest.files) {
      const target = path.join(unfinished, file.path);
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
      const copied = await copyWithDigest(path.join(folder, file.path), target);
      if (copied.sha256 !== file.sha256)
        throw new OperatorError(`${file.path} changed while it was restored.`);
      await utimes(target, new Date(file.modifiedAt), new Date(file.modifiedAt));
    }
    if (databaseUrl) await loadRows(unfinished, databaseUrl);
    for (const { name, from } of sources) await putInPlace(path.join(unfinished, name), from);
    // Last: with it, the folder holds a site.
    if (!databaseUrl) await rename(path.join(unfinished, ROWS_FILE), path.join(dataDir, ROWS_FILE));
    return manifest;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

async function refuseOverwriting(places: Places): Promise<void> {
  const { dataDir, databaseUrl } = places;
  const sources = sourcesOf(places).filter(({ name }) => name !== SESSIONS);
  const own = [path.join(dataDir, ROWS_FILE), ...sources.map(({ from }) => from)];
  for (const entry of own) {
    if (await isOccupied(entry))
      throw new OperatorError(
        `${entry} is there already, and nothing is written over: move it away first, or set DATA_DIR to a new folder.`,
      );
  }
  if (databaseUrl) await refuseOccupied(databaseUrl);
}

async function isOccupied(entry: string): Promise<boolean> {
  try {
    const stats = await lstat(entry);
    return !stats.isDirectory() || (await readdir(entry)).length > 0;
  } catch (error) {
    if (errorCode(error) === "ENOENT") return false;
    throw error;
  }
}

/** Reads the whole backup before anything is written. */
async function check(folder: string, { files }: Manifest): Promise<void> {
  const damaged: string[] = [];
  for (const { path: name, sha256 } of files) {
    const found = await digestIfReadable(path.join(folder, name));
    if (found?.sha256 !== sha256) damaged.push(name);
  }
  if (damaged.length === 0) return;
  const others = damaged.length > NAMED ? ` and ${damaged.length - NAMED} more` : "";
  throw new OperatorError(
    `The backup ${folder} is damaged, and nothing was restored: ${damaged.slice(0, NAMED).join(", ")}${others} ` +
      "are missing or not as they were saved. Restore another backup.",
  );
}

/** On another disk, and beside what is there, a folder's files are copied. The site may have had none. */
async function putInPlace(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true, mode: 0o700 });
  try {
    await rename(from, to);
  } catch (error) {
    const code = errorCode(error) ?? "";
    if (["EXDEV", "ENOTEMPTY", "EEXIST"].includes(code))
      await cp(from, to, { recursive: true, preserveTimestamps: true });
    else if (code !== "ENOENT") throw error;
  }
}
