import path from "node:path";
import { randomBytes } from "node:crypto";

import { VIDEO_FORM_OVERHEAD_BYTES, VIDEO_MAX_BYTES } from "@lampstand/contract/limits";

import { environment } from "../environment";
import { toSlug } from "../to-slug";
import { mediaExtensions } from "./media-kinds";
import { SERVED_FOLDERS, type ServedFolder } from "./stored-files";

/** The largest request with a file, including its record's other fields, in bytes. */
export const UPLOAD_REQUEST_LIMIT = VIDEO_MAX_BYTES + VIDEO_FORM_OVERHEAD_BYTES;

const SUFFIX_BYTES = 6;

/** A folder of uploads that Payload manages. */
export type UploadFolder = "images" | "clips";

/** A folder of prepared files: renditions, and frames to choose a poster from. */
export type PreparedFolder = "renditions" | "frames";

/** The content type of each extension we serve. A browser can run none of them. */
export const contentTypes: ReadonlyMap<string, string> = new Map([
  ["jpg", "image/jpeg"],
  ["jpeg", "image/jpeg"],
  ["png", "image/png"],
  ["gif", "image/gif"],
  ["webp", "image/webp"],
  ["avif", "image/avif"],
  ["bmp", "image/bmp"],
  ["mp4", "video/mp4"],
  ["mov", "video/quicktime"],
  ["webm", "video/webm"],
  ["mkv", "video/x-matroska"],
  ["ogg", "video/ogg"],
  ["avi", "video/x-msvideo"],
  ["wmv", "video/x-ms-wmv"],
  ["flv", "video/x-flv"],
  ["mts", "video/mp2t"],
  ["mpg", "video/mpeg"],
  ["mxf", "application/mxf"],
]);

type AcceptedTypes = { extensions: string[]; mimeTypes: string[] };

export const imageTypes: AcceptedTypes = {
  extensions: mediaExtensions.images,
  mimeTypes: ["image/jpeg", "image/png", "image/gif", "image/webp", "image/avif", "image/bmp"],
};

export const clipTypes: AcceptedTypes = {
  extensions: mediaExtensions.clips,
  mimeTypes: [
    "video/mp4",
    "video/x-m4v",
    "video/3gpp",
    "video/3gpp2",
    "video/quicktime",
    "video/webm",
    "video/matroska",
    "video/x-matroska",
    "video/ogg",
    "video/vnd.avi",
    "video/x-msvideo",
    "video/x-ms-wmv",
    "video/x-ms-asf",
    "application/vnd.ms-asf",
    "video/x-flv",
    "video/mp2t",
    "video/mpeg",
    "video/MP1S",
    "video/MP2P",
    "application/mxf",
  ],
};

export const acceptedTypes: Readonly<Record<UploadFolder, AcceptedTypes>> = {
  images: imageTypes,
  clips: clipTypes,
};

export function uploadsFolder(folder: UploadFolder | PreparedFolder | "resource"): string {
  return path.join(environment().dataDir, "uploads", folder);
}

/** Returns a filename's extension in lower case, without the dot. */
export function extensionOf(filename: string): string {
  return path.extname(filename).slice(1).toLowerCase();
}

/** Returns a name that no other content ever had, so it can be cached for ever. */
export function uniqueName(filename: string): string {
  const stem = toSlug(path.parse(filename).name) || "file";
  return `${stem}-${randomBytes(SUFFIX_BYTES).toString("hex")}.${extensionOf(filename)}`;
}

/** A file by its public path, `/uploads/<folder>/<filename>`. */
export type UploadName = { folder: ServedFolder; filename: string; contentType: string };

/** Filenames the provider creates: no other folders, no hidden files. */
const FILENAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,254}$/;

/** Returns the file at a path; `null` when no such file could ever be served. */
export function uploadNamed(folder: string, filename: string): UploadName | null {
  const known = SERVED_FOLDERS.find((name) => name === folder);
  const contentType = contentTypes.get(extensionOf(filename));
  if (!known || !contentType || !FILENAME.test(filename)) return null;
  return { folder: known, filename, contentType };
}
