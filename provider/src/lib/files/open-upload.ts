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

/** A file that can be sent: its size in bytes, when it was last changed, and its content. */
export type UploadedFile = { size: number; mtimeMs: number; open: () => Promise<FileHandle> };

/** The file of a name; `null` where there is none, or something else of that name, such as a symbolic link. */
export async function findUpload({ folder, filename }: UploadName): Promise<UploadedFile | null> {
  const file = path.join(uploadsFolder(folder), filename);
  const openFile = () => open(file, constants.O_RDONLY | constants.O_NOFOLLOW);
  let handle: FileHandle;
  try {
    handle = await openFile();
  } catch (error) {
    if (isAbsence(error)) return null;
    throw error;
  }
  try {
    const stats = await handle.stat();
    return stats.isFile() ? { size: stats.size, mtimeMs: stats.mtimeMs, open: openFile } : null;
  } finally {
    await handle.close();
  }
}

function isAbsence(error: unknown): boolean {
  return (
    error instanceof Error &&
    "code" in error &&
    ["ENOENT", "ENOTDIR", "ELOOP", "EMLINK"].includes(String(error.code))
  );
}
