import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

import { requireRoomFor } from "./disk-room";

/** How many bytes are written before it is asked again whether there is room for more. */
const CHECKED_EVERY = 16 * 1024 * 1024;

/**
 * Writes what arrives to a file, as long as the disk has room for it: a sender need not say how much it is, and others
 * send at the same time.
 * @param length What the sender says, in bytes; 0 where it says nothing.
 * @throws ContractError 507, or the file system's own error. The file is then left to the caller.
 */
export async function receiveFile(stream: Readable, file: string, length: number): Promise<void> {
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true });
  await requireRoomFor(length, folder);
  await pipeline(stream, whileThereIsRoom(folder), createWriteStream(file, { flush: true }));
}

function whileThereIsRoom(folder: string) {
  return async function* (chunks: AsyncIterable<Buffer>) {
    let unchecked = 0;
    for await (const chunk of chunks) {
      unchecked += chunk.byteLength;
      if (unchecked >= CHECKED_EVERY) {
        await requireRoomFor(unchecked, folder);
        unchecked = 0;
      }
      yield chunk;
    }
  };
}
