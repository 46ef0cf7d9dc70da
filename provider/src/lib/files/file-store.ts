import type { S3Settings } from "@lampstand/runtime/s3-settings";

import { environment } from "../environment";
import { diskFileStore } from "./disk-file-store";
import type { FileStore } from "./stored-files";

/** Where a site keeps its files: in an S3 store where there is one, else in `uploads` of its data folder. */
export type FilePlaces = { dataDir: string; s3?: S3Settings | undefined };

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
