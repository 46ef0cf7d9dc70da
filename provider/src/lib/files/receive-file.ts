import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

import { z } from "zod";

import { HttpError } from "../http/responses";
import { freeBytes } from "./free-bytes";

/** How many bytes are written before it is asked again whether there is room for more. */
const CHECKED_EVERY = 16 * 1024 * 1024;

/** What uploads leave free, in bytes, so that everything else can go on. */
export const DISK_RESERVE = 64 * 1024 * 1024;

export const FULL = "We don’t have room for more videos right now. Please try again later.";

/** How the file system, SQLite and PostgreSQL say that they are full. */
const FULL_CODES: ReadonlySet<string> = new Set(["ENOSPC", "EDQUOT", "SQLITE_FULL", "53100"]);

/**
 * Writes what arrives to a file, as long as the disk has room for it: a sender need not say how much it is, and others
 * send at the same time.
 * @param length What the sender says, in bytes; 0 where it says nothing.
 * @throws HttpError 507, or the file system's own error. The file is then left to the caller.
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

const cause = z.object({ code: z.string().optional().catch(undefined), cause: z.unknown().optional() });

/**
 * Refuses an upload that would not fit where the folder is.
 * @throws HttpError 507
 */
export async function requireDiskSpace(bytes: number, folder: string): Promise<void> {
  if ((await freeBytes(folder)) < bytes + DISK_RESERVE) throw new HttpError(507, FULL);
}

/** What a sender is told instead of an error that comes of a full disk; any other error as it is. */
export function toStorageError(error: unknown): unknown {
  return isFull(error) ? new HttpError(507, FULL) : error;
}

/** Whether an error comes of a full disk or database. */
export function isFull(error: unknown): boolean {
  if (error instanceof HttpError) return error.status === 507;
  const parsed = cause.safeParse(error);
  if (!parsed.success) return false;
  return FULL_CODES.has(parsed.data.code ?? "") || isFull(parsed.data.cause);
}
