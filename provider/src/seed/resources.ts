import { constants } from "node:fs";
import { chmod, copyFile, mkdir, readdir } from "node:fs/promises";
import path from "node:path";

import { providerRoot } from "../lib/environment";
import { uploadsFolder } from "../lib/files/file-types";

/** Puts the fixed files of `/uploads/resource/` in place where they are missing. */
export async function copyResources(): Promise<void> {
  const from = seedMedia("resource");
  const to = uploadsFolder("resource");
  await mkdir(to, { recursive: true });
  const present = new Set(await readdir(to));
  for (const file of await readdir(from)) {
    if (present.has(file)) continue;
    await copyFile(path.join(from, file), path.join(to, file), constants.COPYFILE_EXCL);
    await chmod(path.join(to, file), 0o600);
  }
}

/** Where the seed's files are. They are read from there when the provider runs, not built into it. */
export function seedMedia(file: string): string {
  return path.join(providerRoot(), "src", "seed", "media", file);
}
