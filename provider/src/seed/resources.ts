import { readdir } from "node:fs/promises";
import path from "node:path";

import { providerRoot } from "../lib/environment";
import { fileStore } from "../lib/files/file-store";
import { copyPrivately, withTemporaryFile } from "../lib/files/temporary-files";

/** Puts the fixed files of `/uploads/resource/` in place where they are missing. */
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

/** Where the seed's files are. They are read from there when the provider runs, not built into it. */
export function seedMedia(file: string): string {
  return path.join(providerRoot(), "src", "seed", "media", file);
}
