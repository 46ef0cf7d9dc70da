import { mkdir, rm } from "node:fs/promises";

import { temporaryFolder, uploadsFolder } from "../media/file-types";

/** Makes the folders that the provider keeps its data in, and clears away uploads that were cut off. */
export async function makeDataFolders(): Promise<void> {
  await rm(temporaryFolder(), { recursive: true, force: true });
  for (const folder of ["images", "clips", "captions", "resource"] as const) {
    await mkdir(uploadsFolder(folder), { recursive: true });
  }
}
