import type { FileHandle } from "node:fs/promises";

import type { ByteRange } from "./range";

const CHUNK_BYTES = 256 * 1024;

/** Reads a part of an open file as it is asked for, and closes the file at the end or when the reader goes away. */
export function streamOf(handle: FileHandle, { start, end }: ByteRange): ReadableStream<Uint8Array> {
  let position = start;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const length = Math.min(CHUNK_BYTES, end + 1 - position);
          const { bytesRead, buffer } = await handle.read(new Uint8Array(length), 0, length, position);
          if (bytesRead === 0) throw new Error("The file became shorter while it was being sent");
          position += bytesRead;
          controller.enqueue(buffer.subarray(0, bytesRead));
          if (position > end) {
            await handle.close();
            controller.close();
          }
        } catch (error) {
          await handle.close();
          throw error;
        }
      },
      cancel: () => handle.close(),
    },
    { highWaterMark: 0 },
  );
}
