import path from "node:path";

import { fileTypeFromBuffer, fileTypeFromFile } from "file-type";
import {
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from "payload";

import { adminError, fieldError } from "../../lib/errors";
import { videoKindOf } from "../../lib/files/check-video";
import { acceptedTypes, extensionOf, uniqueName, type UploadFolder } from "../../lib/files/file-types";
import { removeImageMetadata } from "../../lib/files/remove-image-metadata";
import { isTrashed, type Trashable } from "../trash/trash";
import { findUses, type GlobalSlug } from "./uses";

const PAGE_NAMES: Record<GlobalSlug, string> = {
  home: "the home page",
  about: "the About page",
  volunteer: "the volunteer page",
  "app-install": "the app page",
  settings: "‘Your church’",
};

export function refuseDeleteInUse(folder: UploadFolder): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    const file = { folder, id: String(id) };
    const uses = await findUses(req.payload, file, req);
    const places = [
      ...uses.videos.map((video) => `the video ‘${video.slug}’${placeOf(video)}`),
      ...uses.hashtags.map((hashtag) => `the hashtag ‘${hashtag.slug}’${placeOf(hashtag)}`),
      ...uses.blogs.map((blog) => `the blog article ‘${blog.slug}’${placeOf(blog)}`),
      ...uses.globals.map((slug) => PAGE_NAMES[slug]),
      ...(folder === "clips" ? await storiesWith(file.id, req) : []),
    ];
    if (places.length > 0) {
      throw adminError(`This file is in use by ${places.join(", ")}. Remove it there first.`);
    }
  };
}

async function storiesWith(clip: string, req: PayloadRequest): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection: "stories",
    where: { file: { equals: clip } },
    select: { name: true, deletedAt: true },
    depth: 0,
    pagination: false,
    trash: true,
    req,
  });
  return docs.map((story) => `the uploaded story of ${story.name}${placeOf(story)}`);
}

function placeOf(record: Trashable): string {
  return isTrashed(record) ? " (in the trash)" : "";
}

/**
 * Refuses extensions we never serve, renames the file, and detects its type (a clip's extension too) from the bytes.
 */
export function checkAndRenameFile(folder: UploadFolder): CollectionBeforeOperationHook {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- only its values for reading are
  return async ({ operation, req }) => {
    if (!req.file || (operation !== "create" && operation !== "update")) return;
    const { extensions } = acceptedTypes[folder];
    if (!extensions.includes(extensionOf(req.file.name))) {
      const message = `Please choose one of these file types: ${extensions.join(", ")}.`;
      throw fieldError(folder, "file", message);
    }
    const kind = await kindOf(folder, req.file);
    if (!kind && folder === "clips") {
      const message = "This file isn’t a video we can show, whatever its name says.";
      throw fieldError(folder, "file", message);
    }
    if (kind) req.file.mimetype = kind.mimeType;
    req.file.name = uniqueName(
      kind?.extension ? `${path.parse(req.file.name).name}.${kind.extension}` : req.file.name,
    );
  };
}

/** This format has no room for metadata. */
const NEVER_TELLING = "image/bmp";

/** Removes a picture's metadata: where, when and with what it was taken. */
async function cleanPicture(file: string): Promise<void> {
  if ((await removeImageMetadata(file)) === "clean") return;
  const message =
    "The picture contains where or how it was taken, and we can’t remove that. Please save it as a JPEG or PNG and upload that instead.";
  throw fieldError("images", "file", message);
}

type FileKind = { mimeType: string; extension?: string };

/** Returns the kind of a picture or video from its first bytes; `undefined` when it is neither. */
async function kindOf(
  folder: "images" | "clips",
  { tempFilePath, data }: NonNullable<PayloadRequest["file"]>,
): Promise<FileKind | undefined> {
  const content = tempFilePath ?? data;
  if (folder === "clips") return videoKindOf(content);
  const detected = typeof content === "string" ? fileTypeFromFile(content) : fileTypeFromBuffer(content);
  const type = await detected.catch(() => undefined);
  if (!type || !acceptedTypes.images.mimeTypes.includes(type.mime)) return undefined;
  if (tempFilePath && type.mime !== NEVER_TELLING) await cleanPicture(tempFilePath);
  return { mimeType: type.mime };
}
