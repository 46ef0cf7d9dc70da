import { randomUUID } from "node:crypto";
import { copyFile, mkdir, stat } from "node:fs/promises";
import path from "node:path";

import type { File } from "payload";

import { contentTypes, extensionOf } from "./file-types";
import { temporaryFolder } from "./temporary-files";

/**
 * A file on disk in the form that Payload stores without reading it into memory. Payload removes what it was given,
 * so it gets a copy.
 */
export async function fileFromDisk(file: string): Promise<File> {
  await mkdir(temporaryFolder(), { recursive: true });
  const tempFilePath = path.join(temporaryFolder(), randomUUID());
  await copyFile(file, tempFilePath);
  const { size } = await stat(tempFilePath);
  const [mimetype = ""] = (contentTypes.get(extensionOf(file)) ?? "").split(";");
  return { name: path.basename(file), mimetype, size, data: Buffer.alloc(0), tempFilePath };
}
