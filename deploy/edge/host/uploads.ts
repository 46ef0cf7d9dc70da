import "server-only";
import { STORE_AWAY, UploadError, type UploadStorage } from "@/lib/story/uploads/upload-storage";

/** Of the 128 MB that an isolate has, each part takes three times its 8 MiB: as it came, as Next has it, and gathered. */
export const PARTS_OF_ADDRESS = 2;
export const PARTS_OF_ALL = 3;

/** A request that is cancelled never says that it has ended: the runtime ends it half a minute after its sender has left. */
export const PART_COUNTS_MS = 60_000;

/** @throws {UploadError} always: a worker has no disk, and without an S3 store nothing can be kept */
const nowhere = (): never => {
  throw new UploadError(503, STORE_AWAY);
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
