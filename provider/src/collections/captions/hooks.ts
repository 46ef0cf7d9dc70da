import { open } from "node:fs/promises";

import { ValidationError, type CollectionBeforeOperationHook, type PayloadRequest } from "payload";

const SIGNATURE = /^\uFEFF?WEBVTT(?=[\s]|$)/;
const BYTES_READ = 16;

/** Refuses a caption file that does not begin as WebVTT does. */
export const requireWebVtt: CollectionBeforeOperationHook = async ({ req }) => {
  if (req.file && !SIGNATURE.test(await beginningOf(req.file))) {
    const message = "This is not a WebVTT file: its first line must be WEBVTT.";
    throw new ValidationError({ collection: "captions", errors: [{ path: "file", message }] });
  }
};

async function beginningOf(file: NonNullable<PayloadRequest["file"]>): Promise<string> {
  if (!file.tempFilePath) return file.data.subarray(0, BYTES_READ).toString("utf8");
  const handle = await open(file.tempFilePath);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(BYTES_READ), 0, BYTES_READ, 0);
    return buffer.subarray(0, bytesRead).toString("utf8");
  } finally {
    await handle.close();
  }
}
