import "server-only";
import { UploadError, type UploadStorage } from "@/lib/story/uploads/upload-storage";

/** Each part takes three times its 8 MiB of an isolate's 128 MB: as received, as Next holds it, and assembled. */
export const PARTS_OF_ADDRESS = 2;
export const PARTS_OF_ALL = 3;

/**
 * How long a cancelled request still counts, in milliseconds. It never reports its end: the runtime ends it half a
 * minute after its sender has left.
 */
export const PART_COUNTS_MS = 60_000;

/** @throws {UploadError} always: a worker has no disk, and without an S3 store nothing can be kept */
const nowhere = (): never => {
  throw new UploadError(503, "storeAway");
};

export const diskUploads: UploadStorage = {
  dataStore: nowhere,
  find: async () => null,
  space: async () => nowhere(),
  canKeep: async () => false,
  read: nowhere,
  markPublished: async () => nowhere(),
  removeStale: async () => undefined,
  prepare: async () => nowhere(),
};
