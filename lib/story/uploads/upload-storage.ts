import "server-only";
import { VIDEO_MAX_BYTES } from "@lampstand/contract/limits";
import type { DataStore } from "@tus/server";
import type { ReasonKey } from "@/lib/http/refusal-page";

export type UploadOrigin = {
  owner: string;
  network: string;
};

export type StoredUpload = UploadOrigin & {
  id: string;
  /** In bytes; for a video that is still being recorded, its upper limit. */
  size: number;
  isSizeKnown: boolean;
  offset: number;
  begun: number;
  isPublished: boolean;
};

export type WaitingUpload = StoredUpload & {
  stored: number;
};

export type Space = {
  /** All that are neither published nor cancelled. */
  uploads: readonly WaitingUpload[];
  /** In bytes; negative when the limit is already exceeded. */
  available: number;
};

export type UploadStorage = {
  dataStore: () => DataStore;
  find: (id: string) => Promise<StoredUpload | null>;
  space: () => Promise<Space>;
  canKeep: () => Promise<boolean>;
  /** Reads an upload's first bytes, in pieces no longer than a part. */
  read: (upload: StoredUpload, bytes: number) => AsyncIterable<Uint8Array>;
  markPublished: (upload: StoredUpload) => Promise<void>;
  /** Removes every upload untouched for a day before `now`, published or not. */
  removeStale: (now: number) => Promise<void>;
  /** @throws {Error} with one line, when it can never store anything */
  prepare: () => Promise<void>;
};

/** Reserved for a video that is sent while it is recorded, since its length is unknown. */
export const RECORDING_MAX_BYTES = 256 * 1024 * 1024;

export const UPLOAD_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** `body` is the key of a sentence for the visitor, and what it names. The names are those of the tus server. */
export class UploadError extends Error {
  readonly status_code: number;
  readonly body: string;

  constructor(status: number, reason: ReasonKey | `${ReasonKey} ${string}`, options?: ErrorOptions) {
    super(reason, options);
    this.name = "UploadError";
    this.status_code = status;
    this.body = reason;
  }
}

/** One address may fill this share of the space for uploads, and always one video if it fits. */
const ADDRESS_QUOTA = 0.5;

function requireSpace(space: Space, bytes: number): void {
  if (space.available < bytes) throw new UploadError(507, "diskFull");
}

function requireQuota(space: Space, { network, bytes }: { network: string; bytes: number }): void {
  const own = space.uploads.filter((upload) => upload.network === network);
  if (storedBytes(own) + bytes > quotaOf(space)) throw new UploadError(429, "networkBusy");
}

export const MOST_UNFINISHED = 5;

const MOST_UNFINISHED_BYTES = 3 * VIDEO_MAX_BYTES;

/** Checks an upload that begins. @throws {UploadError} 422 if empty, 429 over a quota, 507 without space */
export async function requireRoom(
  readSpace: UploadStorage["space"],
  size: number,
  { owner, network }: UploadOrigin,
): Promise<void> {
  if (size === 0) throw new UploadError(422, "fileEmpty");
  const space = await readSpace();
  // Without any bytes, the browser may never have learnt that its upload began.
  requireFew(
    size,
    space.uploads.filter((upload) => upload.owner === owner && upload.offset > 0),
  );
  requireQuota(space, { network, bytes: size });
  requireSpace(space, size + promisedBytes(space));
}

function requireFew(size: number, own: StoredUpload[]): void {
  const bytes = own.reduce((sum, upload) => sum + upload.size, size);
  if (own.length < MOST_UNFINISHED && bytes <= MOST_UNFINISHED_BYTES) return;
  throw new UploadError(429, "tooManyUnfinished");
}

/** @throws {UploadError} 507 without space, 429 over the address's quota */
export function requireSpaceFor(space: Space, id: string): void {
  requireSpace(space, 0);
  const network = space.uploads.find((upload) => upload.id === id)?.network;
  if (network !== undefined) requireQuota(space, { network, bytes: 0 });
}

/** Returns the bytes reserved for uploads under way; limited per upload and address: declared sizes reserve nothing. */
function promisedBytes(space: Space): number {
  const quota = quotaOf(space);
  const networks = [...new Set(space.uploads.map(({ network }) => network))];
  const promised = networks.map((network) => {
    const own = space.uploads.filter((upload) => upload.network === network);
    const toCome = own.filter(isUnderWay).map(({ size, offset }) => Math.min(size - offset, offset));
    return Math.min(sum(toCome), Math.max(0, quota - storedBytes(own)));
  });
  return sum(promised);
}

/** A new upload keeps its reservation this long, whatever its speed. */
const HEAD_START_MS = 60_000;

/** In bytes per second: slower uploads lose their reservation. */
const SLOWEST = 32 * 1024;

function isUnderWay({ begun, offset }: StoredUpload): boolean {
  return Date.now() - begun < HEAD_START_MS + (offset / SLOWEST) * 1000;
}

function quotaOf({ uploads, available }: Space): number {
  return Math.max(VIDEO_MAX_BYTES, (available + storedBytes(uploads)) * ADDRESS_QUOTA);
}

function storedBytes(uploads: readonly WaitingUpload[]): number {
  return sum(uploads.map((upload) => upload.stored));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
