import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

import { sentence } from "../../messages/sentences";
import { HttpError } from "../http/responses";
import { isFull } from "./disk-full";
import { freeBytes } from "./free-bytes";

/** How many bytes to write between checks for free space. */
const CHECKED_EVERY = 16 * 1024 * 1024;

/** The space uploads leave free for everything else, in bytes. */
export const DISK_RESERVE = 64 * 1024 * 1024;

/**
 * Writes a stream to a file while the disk has room: senders may not state a length, and several send at once.
 * @param length From the sender, in bytes; 0 when not stated.
 * @throws HttpError 507, or the file system's own error. The caller then removes the file.
 */
export async function receiveFile(stream: Readable, file: string, length: number): Promise<void> {
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true });
  await requireDiskSpace(length, folder);
  await pipeline(stream, whileThereIsRoom(folder), createWriteStream(file, { flush: true }));
}

function whileThereIsRoom(folder: string) {
  return async function* (chunks: AsyncIterable<Buffer>) {
    let unchecked = 0;
    for await (const chunk of chunks) {
      unchecked += chunk.byteLength;
      if (unchecked >= CHECKED_EVERY) {
        await requireDiskSpace(unchecked, folder);
        unchecked = 0;
      }
      yield chunk;
    }
  };
}

/**
 * Refuses an upload that would not fit on the folder's disk.
 * @throws HttpError 507
 */
export async function requireDiskSpace(bytes: number, folder: string): Promise<void> {
  if ((await freeBytes(folder)) < bytes + DISK_RESERVE)
    throw new HttpError(507, sentence("service.fullForVideos"));
}

/** Returns the sender's error for a full disk; any other error unchanged. */
export function toStorageError(error: unknown): unknown {
  return isFull(error) ? new HttpError(507, sentence("service.fullForVideos")) : error;
}
