import type { S3Settings } from "@lampstand/runtime/s3-settings";
import type { Payload, PayloadRequest } from "payload";

import { afterCommit } from "../db/commit-transaction";
import { environment } from "../environment";
import { withoutValues } from "../log";
import { diskFileStore } from "./disk-file-store";
import type { FileStore } from "./stored-files";

/** Where a site keeps its files: in an S3 store where there is one, else in `uploads` of its data folder. */
type FilePlaces = { dataDir: string; s3?: S3Settings | undefined };

let opened: Promise<FileStore> | undefined;

/** Where this process keeps files. */
export function fileStore(): Promise<FileStore> {
  opened ??= openFileStore(environment());
  return opened;
}

/** Where files are kept by these settings. What S3 needs is loaded only for it. */
export async function openFileStore({ dataDir, s3 }: FilePlaces): Promise<FileStore> {
  if (!s3) return diskFileStore(dataDir);
  const { s3FileStore } = await import("./s3-file-store");
  return s3FileStore(s3);
}

/**
 * Removes files of records that have changed already. What cannot be removed stays for `removeUnusedFiles`: without a record
 * that names it, no file is served.
 */
export async function removeOrLeave(payload: Payload, remove: () => Promise<void>): Promise<void> {
  try {
    await remove();
  } catch (error) {
    payload.logger.error({ err: withoutValues(error), msg: "Files that are gone are removed later" });
  }
}

/** Removes files of records once it is certain that these have changed: until then they may go on naming them. */
export async function removeAfterCommit(req: PayloadRequest, remove: () => Promise<void>): Promise<void> {
  await afterCommit(req, () => removeOrLeave(req.payload, remove));
}
