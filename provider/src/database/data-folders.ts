import { mkdir } from "node:fs/promises";

import { uploadsFolder } from "../media/file-types";
import { makeTemporaryFolder } from "../media/temporary-files";

/** Makes the folders that the provider keeps its data in, and clears away uploads that were cut off. */
export async function makeDataFolders(): Promise<void> {
  await makeTemporaryFolder();
  for (const folder of ["images", "clips", "captions", "resource"] as const) {
    await mkdir(uploadsFolder(folder), { recursive: true });
  }
}
