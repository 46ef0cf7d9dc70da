import "server-only";
import { createHash, createHmac } from "node:crypto";
import { readdir, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { FileConfigstore } from "@tus/file-store";
import { z } from "zod";
import { siteConfig } from "@/lib/env/site-config";
import { addressKey } from "@/lib/http/rate-limit";
import { UPLOAD_LIFETIME_MS } from "@/lib/schemas/story-file";
import { hasErrorCode, prepareUploadFolder, uploadFolder } from "@/lib/utils/files";
import { logError } from "@/lib/utils/log";
import { processState } from "@/lib/utils/process-state";

/** Who began an upload. */
export type UploadOrigin = {
  /** The browser, as `ownerOf` has it. */
  owner: string;
  /** The address, as `networkOf` has it. */
  network: string;
};

/** An upload as it stands on the disk. */
export type StoredUpload = UploadOrigin & {
  id: string;
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
  metadata: z.object({ owner: z.string(), network: z.string().default("") }),
});

/** An id as the tus server makes them: 128 random bits. */
const UPLOAD_ID = /^[0-9a-f]{32}$/;

/** A file that belongs to an upload: the video, what is known of it, and the mark that it is published. */
const UPLOAD_FILE = /^([0-9a-f]{32})(?:\.json|\.published)?$/;

const PUBLISHED = ".published";

/** What is kept of a visitor with an upload: it tells them from others, and nobody could be them with it. */
export function ownerOf(visitor: string): string {
  return createHash("sha256").update(`upload:${visitor}`).digest("base64url");
}

/** What is kept of an address with an upload: it tells it from others, and only who has the site's secret could be sure. */
export function networkOf(address: string | null): string {
  const secret = siteConfig().SESSION_SECRET ?? processState().secret;
  const network = address === null ? "unknown" : addressKey(address);
  return createHmac("sha256", secret).update(`upload:${network}`).digest("base64url");
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
  const kept = keptSchema.safeParse(await new FileConfigstore(uploadFolder()).get(id)).data;
  if (!kept) return null;
  const file = path.join(uploadFolder(), id);
  const offset = await sizeOf(file);
  const isPublished = (await sizeOf(file + PUBLISHED)) !== null;
  if (offset === null && !isPublished) return null;
  return {
    id,
    ...kept.metadata,
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
    if (hasErrorCode(error, "ENOENT")) return null;
    throw error;
  }
}

const SWEEP_INTERVAL_MS = 60 * 60 * 1000;

/**
 * Makes sure that uploads can be kept, and from now on removes those that nobody has touched for a day.
 *
 * @throws {Error} with one line, where they cannot
 */
export async function startKeepingUploads(): Promise<void> {
  await prepareUploadFolder();
  sweepAndLog();
  setInterval(sweepAndLog, SWEEP_INTERVAL_MS).unref();
}

/** Removes every upload of which no file has been touched for a day, whatever became of it. */
export async function removeStaleUploads(now: number): Promise<void> {
  const files = await Promise.all(
    (await uploadFiles()).map(async ({ id, file }) => ({ id, file, touched: await lastTouched(file) })),
  );
  const oldest = now - UPLOAD_LIFETIME_MS;
  const alive = new Set(files.flatMap(({ id, touched }) => (touched > oldest ? [id] : [])));
  const stale = files.filter(({ id }) => !alive.has(id));
  await Promise.all(stale.map(({ file }) => rm(file, { force: true })));
}

function sweepAndLog(): void {
  removeStaleUploads(Date.now()).catch((error: unknown) => logError("upload-sweep-failed", error));
}

/** A file that has gone meanwhile was touched long ago. */
async function lastTouched(file: string): Promise<number> {
  try {
    return (await stat(file)).mtimeMs;
  } catch (error) {
    if (hasErrorCode(error, "ENOENT")) return 0;
    throw error;
  }
}
