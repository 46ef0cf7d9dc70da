import { statfs } from "node:fs/promises";

/** How much more fits on the disk that a folder is on, in bytes. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
