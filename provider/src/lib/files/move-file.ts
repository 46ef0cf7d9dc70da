import { copyFile, rename, rm } from "node:fs/promises";

/** Moves a file, also to another disk, where whoever looks may see a part of it for a moment. */
export async function moveFile(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    const isElsewhere = error instanceof Error && "code" in error && error.code === "EXDEV";
    if (!isElsewhere) throw error;
    await copyFile(from, to);
    await rm(from);
  }
}
