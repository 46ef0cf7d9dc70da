import "server-only";
import type { DataStore } from "@tus/server";
import { siteConfig } from "@/lib/env/site-config";

/** Who began an upload. */
export type UploadOrigin = {
  /** The browser, as `ownerOf` has it. */
  owner: string;
  /** The address, as `networkOf` has it. */
  network: string;
};

/** An upload as it is kept. */
export type StoredUpload = UploadOrigin & {
  id: string;
  /** Declared when it was begun, in bytes. */
  size: number;
  /** How much has arrived, in bytes. */
  offset: number;
  /** When it was begun, in milliseconds since 1970. */
  begun: number;
  isPublished: boolean;
};

export type WaitingUpload = StoredUpload & {
  /** How much of the room for uploads it takes, in bytes. */
  held: number;
};

/** What waits, and what fits beside it. */
export type Room = {
  /** Begun, by anybody, and neither published nor cancelled. */
  uploads: readonly WaitingUpload[];
  /** How much more may come, in bytes; below zero where too much is there already. */
  available: number;
};

/** Where uploads wait until they are published. What it throws for a visitor to read is an `UploadError`. */
export type UploadStorage = {
  /** What the tus server writes to. What it acknowledges is kept for good. */
  dataStore: () => DataStore;
  /** The upload of this id, an id as the tus server makes them. */
  find: (id: string) => Promise<StoredUpload | null>;
  room: () => Promise<Room>;
  /** Whether anything can be kept now. */
  canKeep: () => Promise<boolean>;
  /** So many of an upload's first bytes, as far as it has arrived, piece by piece; no piece is longer than a part. */
  read: (upload: StoredUpload, bytes: number) => AsyncIterable<Uint8Array>;
  /** Notes that an upload has become a story, and removes its video. */
  markPublished: (upload: StoredUpload) => Promise<void>;
  /** Removes every upload of which nothing was touched for a day before this moment, whatever became of it. */
  removeStale: (now: number) => Promise<void>;
  /** @throws {Error} with one line, where nothing can be kept whatever happens */
  prepare: () => Promise<void>;
};

/** The S3 store where there is one, else a folder of this machine; of the two, only the one that is used is loaded. */
export async function uploadStorage(): Promise<UploadStorage> {
  const { s3 } = siteConfig();
  return s3 ? (await import("./s3-uploads")).s3Uploads(s3) : (await import("./disk-uploads")).diskUploads;
}
