import { constants } from "node:fs";
import { open, type FileHandle } from "node:fs/promises";
import path from "node:path";

import { contentTypes, extensionOf, uploadsFolder } from "./file-types";

const FOLDERS = ["images", "clips", "renditions", "frames", "resource"] as const;

type ServedFolder = (typeof FOLDERS)[number];

/** A file by its public path, `/uploads/<folder>/<filename>`. */
export type UploadName = { folder: ServedFolder; filename: string; contentType: string };

/** Names as the provider gives them: nothing that leads elsewhere, no hidden files. */
const FILENAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,254}$/;

/** The file that a path names, or `null` where no such file could ever be served. */
export function uploadNamed(folder: string, filename: string): UploadName | null {
  const known = FOLDERS.find((name) => name === folder);
  const contentType = contentTypes.get(extensionOf(filename));
  if (!known || !contentType || !FILENAME.test(filename)) return null;
  return { folder: known, filename, contentType };
}

/** Opens a file for reading; `null` where there is none, or something else of that name, such as a symbolic link. */
export async function openUpload({ folder, filename }: UploadName): Promise<FileHandle | null> {
  const file = path.join(uploadsFolder(folder), filename);
  let handle: FileHandle;
  try {
    handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW);
  } catch (error) {
    if (isAbsence(error)) return null;
    throw error;
  }
  if ((await handle.stat()).isFile()) return handle;
  await handle.close();
  return null;
}

function isAbsence(error: unknown): boolean {
  return (
    error instanceof Error &&
    "code" in error &&
    ["ENOENT", "ENOTDIR", "ELOOP", "EMLINK"].includes(String(error.code))
  );
}
