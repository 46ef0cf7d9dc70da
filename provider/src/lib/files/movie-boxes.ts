import type { FileHandle } from "node:fs/promises";

/** The boxes of an MP4 or QuickTime film (ISO/IEC 14496-12), read strictly, for a film that is to be changed. */

/** Where a box begins, where its content begins, and where it ends, in bytes from the beginning of the film. */
export type MovieBox = { type: string; at: number; start: number; end: number };

/** A film that is not made as films are. */
export class BrokenMovieError extends Error {
  override readonly name = "BrokenMovieError";
}

/** The length and type that a box begins with, in bytes. */
export const HEADER_LENGTH = 8;
const LONG_HEADER_LENGTH = 16;

/** Far more than any film needs; one made to be read without end is given up. */
const MOST_READS = 40_000;

/** The longest part of a film that is held at once: a table of a track's samples. */
const LONGEST_READ = 8 * 1024 * 1024;

/** Reads here and there in a film. */
export type MovieReader = { size: number; read: (position: number, length: number) => Promise<Buffer> };

/** @throws BrokenMovieError from its `read`, for what is not there or too much. */
export async function movieReader(handle: FileHandle): Promise<MovieReader> {
  const { size } = await handle.stat();
  let reads = 0;
  return {
    size,
    async read(position, length) {
      reads += 1;
      if (reads > MOST_READS || length > LONGEST_READ || position + length > size)
        throw new BrokenMovieError();
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
      if (bytesRead < length) throw new BrokenMovieError();
      return buffer;
    },
  };
}

/**
 * The boxes in a part of a film, one after the other, and what comes behind the last one: `rest` is where that begins.
 * @throws BrokenMovieError where a box is longer than the part that it is in.
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
    if (box.end > end) throw new BrokenMovieError();
    boxes.push(box);
    at = box.end;
  }
  return { boxes, rest: at };
}

/**
 * The boxes of the film itself. What is behind the last whole one, as cameras put there, is the `rest`; the film's own
 * content may go on to a premature end.
 */
export async function boxesOfMovie(reader: MovieReader): Promise<{ boxes: MovieBox[]; rest: number }> {
  const boxes: MovieBox[] = [];
  let at = 0;
  while (reader.size - at >= HEADER_LENGTH) {
    const box = await boxAt(reader, at, reader.size);
    if (!box || (box.end > reader.size && box.type !== "mdat")) break;
    boxes.push({ ...box, end: Math.min(box.end, reader.size) });
    at = Math.min(box.end, reader.size);
  }
  return { boxes, rest: at };
}

async function boxAt(reader: MovieReader, at: number, end: number): Promise<MovieBox | undefined> {
  const header = await reader.read(at, HEADER_LENGTH);
  const type = header.toString("latin1", 4, 8);
  const length = header.readUInt32BE(0);
  if (type === "\0\0\0\0") return undefined;
  if (length === 0) return { type, at, start: at + HEADER_LENGTH, end };
  if (length !== 1) {
    return length < HEADER_LENGTH ? undefined : { type, at, start: at + HEADER_LENGTH, end: at + length };
  }
  if (end - at < LONG_HEADER_LENGTH) return undefined;
  const long = Number((await reader.read(at + HEADER_LENGTH, 8)).readBigUInt64BE(0));
  return long < LONG_HEADER_LENGTH ? undefined : { type, at, start: at + LONG_HEADER_LENGTH, end: at + long };
}
