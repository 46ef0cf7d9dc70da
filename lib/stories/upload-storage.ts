import "server-only";
import type { DataStore } from "@tus/server";
import { siteConfig } from "@/lib/env/site-config";

export type UploadOrigin = {
  owner: string;
  network: string;
};

export type StoredUpload = UploadOrigin & {
  id: string;
  /** Declared at the beginning, in bytes. */
  size: number;
  offset: number;
  /** In milliseconds since 1970. */
  begun: number;
  isPublished: boolean;
};

export type WaitingUpload = StoredUpload & {
  /** Bytes that count against the space for uploads. */
  stored: number;
};

export type Space = {
  /** All that are neither published nor cancelled. */
  uploads: readonly WaitingUpload[];
  /** In bytes; negative when there is too much already. */
  available: number;
};

/** Errors for visitors are `UploadError`s. */
export type UploadStorage = {
  /** What it acknowledges is stored permanently. */
  dataStore: () => DataStore;
  find: (id: string) => Promise<StoredUpload | null>;
  space: () => Promise<Space>;
  canKeep: () => Promise<boolean>;
  /** The first bytes of an upload, in pieces no longer than a part. */
  read: (upload: StoredUpload, bytes: number) => AsyncIterable<Uint8Array>;
  markPublished: (upload: StoredUpload) => Promise<void>;
  /** Removes every upload that was not touched for a day before `now`, published or not. */
  removeStale: (now: number) => Promise<void>;
  /** @throws {Error} with one line, when nothing can ever be kept */
  prepare: () => Promise<void>;
};

export async function uploadStorage(): Promise<UploadStorage> {
  const { s3 } = siteConfig();
  return s3 ? (await import("./s3-uploads")).s3Uploads(s3) : (await import("./disk-uploads")).diskUploads;
}
