import type { S3Settings } from "@lampstand/runtime/s3-settings";
import type { Payload, PayloadRequest } from "payload";

import { afterCommit } from "../db/commit-transaction";
import { environment } from "../environment";
import { withoutValues } from "../log";
import { diskFileStore } from "./disk-file-store";
import type { FileStore } from "./stored-files";

/** Where a site stores its files: in an S3 store if set, otherwise in `uploads` of its data folder. */
type FilePlaces = { dataDir: string; s3?: S3Settings | undefined };

let opened: Promise<FileStore> | undefined;

export function fileStore(): Promise<FileStore> {
  opened ??= openFileStore(environment());
  return opened;
}

/** Opens the file store of these settings. Loads S3 code only when needed. */
export async function openFileStore({ dataDir, s3 }: FilePlaces): Promise<FileStore> {
  if (!s3) return diskFileStore(dataDir);
  const { s3FileStore } = await import("./s3-file-store");
  return s3FileStore(s3);
}

/** Removes files that no record names. If it fails, `removeUnusedFiles` will; until then nobody can load them. */
export async function removeOrLeave(payload: Payload, remove: () => Promise<void>): Promise<void> {
  try {
    await remove();
  } catch (error) {
    payload.logger.error({
      err: withoutValues(error),
      msg: "Deleted files couldn't be removed from storage and will be later",
    });
  }
}

/** Removes files once their records' change is committed: until then, records may still name them. */
export async function removeAfterCommit(req: PayloadRequest, remove: () => Promise<void>): Promise<void> {
  await afterCommit(req, () => removeOrLeave(req.payload, remove));
}
