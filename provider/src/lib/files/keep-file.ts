import { constants } from "node:fs";
import { copyFile, link, open, rename, rm } from "node:fs/promises";
import path from "node:path";

import { errorCode } from "./error-code";

/** Another disk, or one that knows no hard links. */
const NO_LINK = ["EXDEV", "EPERM", "ENOSYS", "ENOTSUP", "EOPNOTSUPP", "EMLINK"];

/**
 * Keeps a file under a new name, where it is whole from the first moment, and still there after a power cut. The one that it
 * is made from stays as it is.
 * @throws The file system's `EEXIST` where there is a file of that name.
 */
export async function keepFile(from: string, to: string): Promise<void> {
  await flush(from);
  try {
    await link(from, to);
  } catch (error) {
    if (!NO_LINK.includes(errorCode(error) ?? "")) throw error;
    await copyWhole(from, to);
  }
  await flush(path.dirname(to));
}

async function copyWhole(from: string, to: string): Promise<void> {
  const part = `${to}.part`;
  await copyFile(from, part, constants.COPYFILE_EXCL);
  try {
    await flush(part);
    // Renaming alone would replace another file.
    await (await open(to, "wx")).close();
    await rename(part, to);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Has a file, or a folder's names, on the disk itself. */
async function flush(entry: string): Promise<void> {
  const handle = await open(entry, constants.O_RDONLY);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
