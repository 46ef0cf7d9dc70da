import type { Readable } from "node:stream";

import type { ByteRange } from "./stored-files";

const MOST_FAILURES = 3;

/** How long an open body waits for its first reader, in milliseconds. */
export const UNREAD_MS = 5_000;

/**
 * Holds an open body until somebody reads it; latecomers must open it again.
 * @returns `take`, which gives it to the first reader, and `drop`, which closes it if unread.
 */
export function heldBody(body: Readable): { take: () => Readable | undefined; drop: () => void } {
  let held: Readable | undefined = body;
  const timer = setTimeout(drop, UNREAD_MS).unref();
  function take() {
    clearTimeout(timer);
    const taken = held;
    held = undefined;
    return taken;
  }
  function drop() {
    take()?.destroy();
  }
  return { take, drop };
}

/**
 * Streams part of a file from a source that may break off, and reopens it at the same place. Nothing stays open after
 * the reader leaves.
 * @param open Opens the file from one byte to another; anything after that is not read.
 * @param drop Closes what is held open until the first read.
 */
export function resumingStream(
  part: ByteRange,
  open: (rest: ByteRange) => Promise<Readable>,
  drop?: () => void,
): ReadableStream<Uint8Array> {
  let position = part.start;
  let source: Readable | undefined;
  let chunks: AsyncIterator<unknown> | undefined;
  let isCancelled = false;

  async function read(): Promise<Uint8Array> {
    if (!chunks) {
      source = await open({ start: position, end: part.end });
      if (isCancelled) source.destroy();
      chunks = source[Symbol.asyncIterator]();
    }
    const next = await chunks.next();
    const value: unknown = next.value;
    if (next.done || !(value instanceof Uint8Array))
      throw new Error("The file became shorter while it was being sent");
    return value.subarray(0, part.end + 1 - position);
  }

  async function readOn(): Promise<Uint8Array> {
    for (let failures = 1; ; failures += 1) {
      try {
        return await read();
      } catch (error) {
        source?.destroy();
        chunks = undefined;
        if (isCancelled || failures === MOST_FAILURES) throw error;
      }
    }
  }

  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const chunk = await readOn();
        position += chunk.byteLength;
        controller.enqueue(chunk);
        if (position <= part.end) return;
        // Only the end is left; reading it frees the connection for reuse.
        source?.resume();
        controller.close();
      },
      cancel() {
        isCancelled = true;
        source?.destroy();
        drop?.();
      },
    },
    { highWaterMark: 0 },
  );
}
