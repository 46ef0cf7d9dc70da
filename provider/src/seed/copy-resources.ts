import { constants } from "node:fs";
import { copyFile, mkdir, readdir } from "node:fs/promises";
import path from "node:path";

import { uploadsFolder } from "../media/file-types";
import { seedMedia } from "./media-folder";

/** Puts the fixed files of `/uploads/resource/` in place where they are missing. */
export async function copyResources(): Promise<void> {
  const from = seedMedia("resource");
  const to = uploadsFolder("resource");
  await mkdir(to, { recursive: true });
  const present = new Set(await readdir(to));
  for (const file of await readdir(from)) {
    if (!present.has(file))
      await copyFile(path.join(from, file), path.join(to, file), constants.COPYFILE_EXCL);
  }
}
