import { statfs } from "node:fs/promises";

/** Returns the free space of a folder's disk, in bytes. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
