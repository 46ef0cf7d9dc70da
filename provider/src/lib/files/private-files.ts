import { chmod, lstat, readdir } from "node:fs/promises";
import path from "node:path";

import { errorCode } from "./error-code";

/** What a new file or folder is not: open to anybody but its owner. */
const PRIVATE = 0o077;
const OWN = 0o700;

/** From now on, what this process makes is for its own account alone: folders 0700, files 0600. */
export function keepNewFilesPrivate(): void {
  process.umask(PRIVATE);
}

/**
 * Takes a folder, and all that an earlier version left in it, away from everybody but its owner. What is another
 * account's stays as it is, with a warning.
 */
export async function makePrivate(folder: string): Promise<void> {
  const inside = await readdir(folder, { recursive: true });
  const refused: string[] = [];
  for (const name of ["", ...inside]) {
    if (!(await isMadePrivate(path.join(folder, name)))) refused.push(name || ".");
  }
  if (refused.length === 0) return;
  process.emitWarning(
    `${refused.length} files in ${folder} can be read by others, and belong to another account`,
  );
}

async function isMadePrivate(entry: string): Promise<boolean> {
  try {
    const stats = await lstat(entry);
    if (!stats.isSymbolicLink() && (stats.mode & PRIVATE) !== 0) await chmod(entry, stats.mode & OWN);
    return true;
  } catch (error) {
    const code = errorCode(error);
    if (code === "ENOENT") return true;
    if (code === "EPERM" || code === "EROFS") return false;
    throw error;
  }
}
