import "server-only";
import { createHash } from "node:crypto";
import { readdir, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { hasCode } from "./has-code";
import { uploadFolder } from "./upload-folder";
import { UploadStore } from "./upload-store";

/** An upload as it stands on the disk. */
export type StoredUpload = {
  id: string;
  /** As `ownerOf` has it. */
  owner: string;
  /** Declared when it was begun, in bytes. */
  size: number;
  /** How much has arrived, in bytes. */
  offset: number;
  /** When it was begun, in milliseconds since 1970. */
  begun: number;
  isPublished: boolean;
  file: string;
};

/** What is kept of an upload beside its file. */
const keptSchema = z.object({
  size: z.number(),
  creation_date: z.string(),
  metadata: z.object({ owner: z.string() }),
});

/** An id as the tus server makes them: 128 random bits. */
const UPLOAD_ID = /^[0-9a-f]{32}$/;

/** A file that belongs to an upload: the video, what is known of it, and the mark that it is published. */
const UPLOAD_FILE = /^([0-9a-f]{32})(?:\.json|\.published)?$/;

const PUBLISHED = ".published";

export function uploadStore(): UploadStore {
  return new UploadStore(uploadFolder());
}

/** What is kept of a visitor with an upload: it tells them from others, and nobody could be them with it. */
export function ownerOf(visitor: string): string {
  return createHash("sha256").update(`upload:${visitor}`).digest("base64url");
}

/** The upload of this id, if this owner began it; `null` for all others, as if there were none. */
export async function ownUpload(id: string, owner: string): Promise<StoredUpload | null> {
  const upload = UPLOAD_ID.test(id) ? await storedUpload(id) : null;
  return upload?.owner === owner ? upload : null;
}

/** What was begun, by anybody, and neither finished nor cancelled. */
export async function unpublishedUploads(): Promise<StoredUpload[]> {
  const ids = new Set((await uploadFiles()).map(({ id }) => id));
  const uploads = await Promise.all([...ids].map(storedUpload));
  return uploads.filter((upload) => upload !== null).filter(({ isPublished }) => !isPublished);
}

async function storedUpload(id: string): Promise<StoredUpload | null> {
  const kept = keptSchema.safeParse(await uploadStore().configstore.get(id)).data;
  if (!kept) return null;
  const file = path.join(uploadFolder(), id);
  const offset = await sizeOf(file);
  const isPublished = (await sizeOf(file + PUBLISHED)) !== null;
  if (offset === null && !isPublished) return null;
  return {
    id,
    owner: kept.metadata.owner,
    size: kept.size,
    offset: offset ?? 0,
    begun: Date.parse(kept.creation_date),
    isPublished,
    file,
  };
}

/** Notes that an upload has become a story, and removes its file. */
export async function markPublished({ file }: StoredUpload): Promise<void> {
  await writeFile(file + PUBLISHED, "");
  await rm(file, { force: true });
}

/** The files of all uploads. */
export async function uploadFiles(): Promise<{ id: string; file: string }[]> {
  const names = await readdir(uploadFolder());
  return names.flatMap((name) => {
    const id = UPLOAD_FILE.exec(name)?.[1];
    return id === undefined ? [] : [{ id, file: path.join(uploadFolder(), name) }];
  });
}

/** In bytes; `null` where there is no such file. */
async function sizeOf(file: string): Promise<number | null> {
  try {
    return (await stat(file)).size;
  } catch (error) {
    if (hasCode(error, "ENOENT")) return null;
    throw error;
  }
}
