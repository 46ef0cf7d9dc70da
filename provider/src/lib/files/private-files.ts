import path from "node:path";
import type { Dirent } from "node:fs";
import { chmod, lstat, readdir } from "node:fs/promises";

import { errorCode } from "./error-code";

/** The permissions that new files and folders lack: everybody's but the owner's. */
const PRIVATE = 0o077;
const OWN = 0o700;

/** Makes this process's new files private to its account: folders 0700, files 0600. */
export function keepNewFilesPrivate(): void {
  process.umask(PRIVATE);
}

/** The file system's own folder at a disk's root; it belongs to root and holds nothing of ours. */
export const LOST_AND_FOUND = "lost+found";

/** Backups are private from the start, and may belong to another account. */
const BACKUPS = "backups";

/** Makes a folder's content private to its owner, except backups; warns about another account's files. */
export async function makePrivate(folder: string): Promise<void> {
  const refused = await refusedIn(folder, [BACKUPS]);
  if (refused === 0) return;
  process.emitWarning(
    `${refused} files or folders in ${folder} belong to another account, and may be read by others`,
  );
}

/** @returns How many files and folders could not be changed. */
async function refusedIn(folder: string, leftAlone: string[] = []): Promise<number> {
  const isPrivate = await isMadePrivate(folder);
  const entries = await entriesOf(folder);
  let refused = isPrivate && entries ? 0 : 1;
  for (const entry of entries ?? []) {
    const inside = path.join(folder, entry.name);
    if (!entry.isDirectory()) refused += (await isMadePrivate(inside)) ? 0 : 1;
    else if (![LOST_AND_FOUND, ...leftAlone].includes(entry.name)) refused += await refusedIn(inside);
  }
  return refused;
}

/** @returns `undefined` when they may not be read. */
async function entriesOf(folder: string): Promise<Dirent[] | undefined> {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    const code = errorCode(error);
    if (code === "ENOENT") return [];
    if (code === "EACCES") return undefined;
    throw error;
  }
}

async function isMadePrivate(entry: string): Promise<boolean> {
  try {
    const stats = await lstat(entry);
    if (!stats.isSymbolicLink() && (stats.mode & PRIVATE) !== 0) await chmod(entry, stats.mode & OWN);
    return true;
  } catch (error) {
    const code = errorCode(error);
    if (code === "ENOENT") return true;
    if (code === "EPERM" || code === "EROFS" || code === "EACCES") return false;
    throw error;
  }
}
