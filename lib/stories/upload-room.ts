import "server-only";
import { VIDEO_MAX_BYTES } from "@lampstand/contract/limits";
import { DISK_FULL, NETWORK_BUSY } from "./story-file";
import type { Room, StoredUpload, WaitingUpload } from "./upload-storage";

/** An upload that is not taken: its sentence is fit to show to a visitor. The names are those of the tus server. */
export class UploadError extends Error {
  readonly status_code: number;
  readonly body: string;

  constructor(status: number, sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = "UploadError";
    this.status_code = status;
    this.body = sentence;
  }
}

/** How much of the room for uploads may be filled from one address. One video finds room from any, if there is any. */
const ADDRESS_SHARE = 0.5;

/**
 * Makes sure that there is room for this many bytes.
 *
 * @throws {UploadError} 507 when there is not
 */
export function requireSpace(room: Room, bytes: number): void {
  if (room.available < bytes) throw new UploadError(507, DISK_FULL);
}

/**
 * Makes sure that what has arrived from an address, and this many bytes more, leave room for everybody else.
 *
 * @param network as `networkOf` has it
 * @throws {UploadError} 429 when they do not
 */
export function requireShare(room: Room, { network, bytes }: { network: string; bytes: number }): void {
  const own = room.uploads.filter((upload) => upload.network === network);
  if (held(own) + bytes > shareOf(room)) throw new UploadError(429, NETWORK_BUSY);
}

/**
 * Makes sure that a part of an upload may come.
 *
 * @throws {UploadError} 507 when there is no room left, 429 when the address it comes from has its share
 */
export function requireRoomFor(room: Room, id: string): void {
  requireSpace(room, 0);
  const network = room.uploads.find((upload) => upload.id === id)?.network;
  if (network !== undefined) requireShare(room, { network, bytes: 0 });
}

/**
 * The room that is kept for what uploads under way will still bring, in bytes: of each no more than it has brought, and
 * for each address no more than its share, so that nobody holds the room by declaring alone.
 */
export function promisedBytes(room: Room): number {
  const share = shareOf(room);
  const networks = [...new Set(room.uploads.map(({ network }) => network))];
  const promised = networks.map((network) => {
    const own = room.uploads.filter((upload) => upload.network === network);
    const toCome = own.filter(isUnderWay).map(({ size, offset }) => Math.min(size - offset, offset));
    return Math.min(sum(toCome), Math.max(0, share - held(own)));
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

function shareOf({ uploads, available }: Room): number {
  return Math.max(VIDEO_MAX_BYTES, (available + held(uploads)) * ADDRESS_SHARE);
}

function held(uploads: readonly WaitingUpload[]): number {
  return sum(uploads.map((upload) => upload.held));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
