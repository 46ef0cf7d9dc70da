import "server-only";
import { VIDEO_MAX_BYTES } from "@lampstand/contract/limits";
import { DISK_FULL, NETWORK_BUSY } from "@/lib/schemas/story-file";
import { freeBytes, uploadFolder } from "@/lib/utils/files";
import type { StoredUpload } from "./uploads";

/** An upload that is not taken: its sentence is fit to show to a visitor. The names are those of the tus server. */
export class UploadError extends Error {
  readonly status_code: number;
  readonly body: string;

  constructor(status: number, sentence: string) {
    super(sentence);
    this.name = "UploadError";
    this.status_code = status;
    this.body = sentence;
  }
}

/** What stays free on the disk whatever visitors send, in bytes. */
const SPARE_BYTES = 256 * 1024 * 1024;

/** How much of the room for uploads may be filled from one address. One video finds room from any, if there is any. */
const ADDRESS_SHARE = 0.5;

/**
 * Makes sure that the disk has room for this many bytes.
 *
 * @throws {UploadError} 507 when it has not
 */
export async function requireSpace(folder: string, bytes: number): Promise<void> {
  if ((await freeBytes(folder)) < bytes + SPARE_BYTES) throw new UploadError(507, DISK_FULL);
}

/** Whether the folder of uploads can be reached and has room for anything. */
export async function canKeepUploads(): Promise<boolean> {
  return freeBytes(uploadFolder()).then(
    (free) => free > SPARE_BYTES,
    () => false,
  );
}

/**
 * Makes sure that what has arrived from an address, and this many bytes more, leave room for everybody else.
 *
 * @param uploads all that are not published
 * @param network as `networkOf` has it
 * @throws {UploadError} 429 when they do not
 */
export async function requireShare(
  folder: string,
  uploads: readonly StoredUpload[],
  { network, bytes }: { network: string; bytes: number },
): Promise<void> {
  const own = uploads.filter((upload) => upload.network === network);
  if (arrived(own) + bytes > (await shareOf(folder, uploads))) throw new UploadError(429, NETWORK_BUSY);
}

/**
 * The room that is kept for what uploads under way will still bring, in bytes: of each no more than it has brought, and
 * for each address no more than its share, so that nobody holds the disk by declaring alone.
 *
 * @param uploads all that are not published
 */
export async function promisedBytes(folder: string, uploads: readonly StoredUpload[]): Promise<number> {
  const share = await shareOf(folder, uploads);
  const networks = [...new Set(uploads.map(({ network }) => network))];
  const promised = networks.map((network) => {
    const own = uploads.filter((upload) => upload.network === network);
    const toCome = own.filter(isUnderWay).map(({ size, offset }) => Math.min(size - offset, offset));
    return Math.min(sum(toCome), Math.max(0, share - arrived(own)));
  });
  return sum(promised);
}

/** How long room is kept for an upload that has begun to come, in milliseconds. */
const HEAD_START_MS = 60_000;

/** Room is kept for what comes at least this fast, in bytes a second. */
const SLOWEST = 32 * 1024;

function isUnderWay({ begun, offset }: StoredUpload): boolean {
  return Date.now() - begun < HEAD_START_MS + (offset / SLOWEST) * 1000;
}

async function shareOf(folder: string, uploads: readonly StoredUpload[]): Promise<number> {
  const room = (await freeBytes(folder)) - SPARE_BYTES + arrived(uploads);
  return Math.max(VIDEO_MAX_BYTES, room * ADDRESS_SHARE);
}

function arrived(uploads: readonly StoredUpload[]): number {
  return sum(uploads.map(({ offset }) => offset));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
