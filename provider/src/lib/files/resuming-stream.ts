import type { Readable } from "node:stream";

import type { ByteRange } from "./stored-files";

/** How often in succession nothing may come before it is given up. */
const MOST_FAILURES = 3;

/** How long what is open waits for somebody to begin to read it, in milliseconds. */
export const UNREAD_MS = 5_000;

/**
 * Holds a body that was opened before anybody reads it. Who comes too late has to open it anew.
 * @returns `take`, which gives it to the first who reads it; and `drop`, which closes it if nobody has begun to.
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
 * Reads a part of a file as it is asked for, from a place that may break off: then it is opened again from where it was.
 * Nothing is kept open for a reader who goes away.
 * @param open The file from a byte to another; what is behind that is not read.
 * @param drop Closes what is kept open for the reader until the first read.
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
        // Nothing but the end is left, after which the connection serves again.
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
