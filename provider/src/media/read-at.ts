import { open } from "node:fs/promises";

import type { ReadAt } from "./movie-boxes";

/** Far more than any film needs; one made to be read without end is given up. */
const MOST_READS = 50_000;

/** Lets `work` read here and there in a file. */
export async function readingFile<T>(
  file: string,
  work: (readAt: ReadAt, size: number) => Promise<T>,
): Promise<T> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    let reads = 0;
    return await work(async (position, length) => {
      reads += 1;
      if (reads > MOST_READS) return Buffer.alloc(0);
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
      return buffer.subarray(0, bytesRead);
    }, size);
  } finally {
    await handle.close();
  }
}
