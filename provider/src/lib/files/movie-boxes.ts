import { type FileHandle, open } from "node:fs/promises";
import { setImmediate as nextTurn } from "node:timers/promises";

/** The boxes that an MP4 or QuickTime film is made of (ISO/IEC 14496-12), read without holding the film. */

/**
 * Where a box begins, where its content begins, and where it says that it ends, in bytes from the beginning of the film.
 * That may be beyond the part that it is in.
 */
export type MovieBox = { type: string; at: number; start: number; end: number };

/** A film that is not made as films are, or of more boxes than any film needs. */
export class BrokenMovieError extends Error {
  override readonly name = "BrokenMovieError";
}

/** The length and type that a box begins with, in bytes. */
export const HEADER_LENGTH = 8;
const LONG_HEADER_LENGTH = 16;

/** How often a film is read before it is given up. Each box takes one or two; an hour of fragments needs about 30,000. */
const MOST_READS = 40_000;

const READS_AT_ONCE = 500;

/** Reads here and there in a film: less than it was asked for at the film's end. */
export type ReadAt = (position: number, length: number) => Promise<Buffer>;

/** A film that is being read: its size in bytes, and a reading that ends with `BrokenMovieError` when it goes on for too long. */
export type MovieReader = { size: number; read: ReadAt };

/** @param signal Ends the reading with its reason. */
export function movieReader(size: number, readAt: ReadAt, signal?: AbortSignal): MovieReader {
  let reads = 0;
  return {
    size,
    async read(position, length) {
      signal?.throwIfAborted();
      reads += 1;
      if (reads > MOST_READS) throw new BrokenMovieError();
      // What is held already is given at once: without a pause, nothing else would be done meanwhile.
      if (reads % READS_AT_ONCE === 0) await nextTurn();
      const wanted = Math.min(length, size - position);
      return wanted > 0 ? readAt(position, wanted) : Buffer.alloc(0);
    },
  };
}

/** Reads a film that is open. */
export async function readerOfFile(handle: FileHandle, signal?: AbortSignal): Promise<MovieReader> {
  const { size } = await handle.stat();
  const readAt: ReadAt = async (position, length) => {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
    return buffer.subarray(0, bytesRead);
  };
  return movieReader(size, readAt, signal);
}

/** Lets `work` read here and there in a film. */
export async function readingMovie<T>(
  file: string,
  work: (reader: MovieReader) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const handle = await open(file);
  try {
    return await work(await readerOfFile(handle, signal));
  } finally {
    await handle.close();
  }
}

/**
 * The boxes in a part of a film, one after the other, and what comes behind the last one: `rest` is where that begins.
 * The last box may be longer than the part.
 * @throws BrokenMovieError where there are far too many.
 */
export async function boxesIn(
  reader: MovieReader,
  { start, end }: Pick<MovieBox, "start" | "end">,
): Promise<{ boxes: MovieBox[]; rest: number }> {
  const boxes: MovieBox[] = [];
  let at = start;
  while (end - at >= HEADER_LENGTH) {
    const box = await boxAt(reader, at, end);
    if (!box) break;
    boxes.push(box);
    at = Math.min(box.end, end);
  }
  return { boxes, rest: at };
}

/** The boxes of one type in a part of a film, none of them longer than the part. */
export async function boxesOfType(
  reader: MovieReader,
  part: Pick<MovieBox, "start" | "end">,
  type: string,
): Promise<MovieBox[]> {
  const { boxes } = await boxesIn(reader, part);
  return boxes
    .filter((box) => box.type === type)
    .map((box) => ({ ...box, end: Math.min(box.end, part.end) }));
}

async function boxAt({ read }: MovieReader, at: number, end: number): Promise<MovieBox | undefined> {
  const header = await read(at, LONG_HEADER_LENGTH);
  const type = header.toString("latin1", 4, 8);
  if (header.length < HEADER_LENGTH || type === "\0\0\0\0") return undefined;
  const said = header.readUInt32BE(0);
  const isLong = said === 1;
  if (isLong && header.length < LONG_HEADER_LENGTH) return undefined;
  const length = isLong ? Number(header.readBigUInt64BE(HEADER_LENGTH)) : said || end - at;
  const start = at + (isLong ? LONG_HEADER_LENGTH : HEADER_LENGTH);
  return at + length < start ? undefined : { type, at, start, end: at + length };
}
