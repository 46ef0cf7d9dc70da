import { readdir } from "node:fs/promises";
import path from "node:path";

import { providerRoot } from "../lib/environment";
import { fileStore } from "../lib/files/file-store";
import { copyPrivately, withTemporaryFile } from "../lib/files/temporary-files";

/** Copies the fixed files for `/uploads/resource/` that are missing. */
export async function copyResources(): Promise<void> {
  const store = await fileStore();
  const from = seedMedia("resource");
  const present = new Set((await store.list("resource")).map(({ filename }) => filename));
  for (const filename of await readdir(from)) {
    if (present.has(filename)) continue;
    await withTemporaryFile(async (copy) => {
      await copyPrivately(path.join(from, filename), copy);
      await store.put({ folder: "resource", filename }, copy);
    });
  }
}

/** Returns the path of one of the seed's files. The provider reads them at run time; the build doesn't include them. */
export function seedMedia(file: string): string {
  return path.join(providerRoot(), "src", "seed", "media", file);
}
