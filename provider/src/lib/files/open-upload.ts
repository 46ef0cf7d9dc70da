import { SERVED_FOLDERS, type ServedFolder } from "./stored-files";
import { contentTypes, extensionOf } from "./file-types";

/** A file by its public path, `/uploads/<folder>/<filename>`. */
export type UploadName = { folder: ServedFolder; filename: string; contentType: string };

/** Names as the provider gives them: nothing that leads elsewhere, no hidden files. */
const FILENAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,254}$/;

/** The file that a path names, or `null` where no such file could ever be served. */
export function uploadNamed(folder: string, filename: string): UploadName | null {
  const known = SERVED_FOLDERS.find((name) => name === folder);
  const contentType = contentTypes.get(extensionOf(filename));
  if (!known || !contentType || !FILENAME.test(filename)) return null;
  return { folder: known, filename, contentType };
}
