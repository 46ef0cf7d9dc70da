import "server-only";
import { STORE_AWAY } from "@/lib/story/story-file";
import { UploadError, type UploadStorage } from "@/lib/story/uploads/upload-storage";

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
