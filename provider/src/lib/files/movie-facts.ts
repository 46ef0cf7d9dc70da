import { open } from "node:fs/promises";

/** What an MP4 or QuickTime film says of itself: pixels as shown, after rotation; seconds. */
export type MovieFacts = { width?: number; height?: number; duration?: number };

const CONTENT = "mdat";
/** What must not be cut off; cameras put all sorts of other boxes, and half boxes, behind these. */
const SUBSTANCE: ReadonlySet<string> = new Set([CONTENT, "moov", "moof"]);

const MOVIE_HEADER_LENGTH = 32;
const TRACK_HEADER_LENGTH = 96;

/** Reads a film's facts; what it does not say, or says brokenly, is left out. */
export async function readMovieFacts(readAt: ReadAt, size: number): Promise<MovieFacts> {
  const facts: MovieFacts = {};
  for (const movie of await boxesOf(readAt, 0, size, "moov")) {
    for (const header of await boxesOf(readAt, movie.start, movie.end, "mvhd")) {
      facts.duration = durationOf(await readAt(header.start, MOVIE_HEADER_LENGTH));
    }
    for (const track of await boxesOf(readAt, movie.start, movie.end, "trak")) {
      for (const header of await boxesOf(readAt, track.start, track.end, "tkhd")) {
        Object.assign(facts, sizeOf(await readAt(header.start, TRACK_HEADER_LENGTH)));
      }
    }
  }
  return facts;
}

/** Whether the film has arrived to its end, and there is something to be seen in it. */
export async function isWholeMovie(readAt: ReadAt, size: number): Promise<boolean> {
  let hasContent = false;
  for await (const { type, end } of boxesBetween(readAt, 0, size)) {
    if (end > size && SUBSTANCE.has(type)) return false;
    if (type === CONTENT) hasContent = true;
  }
  return hasContent && (await readMovieFacts(readAt, size)).width !== undefined;
}

function durationOf(header: Buffer): number | undefined {
  const isLong = header[0] === 1;
  if (header.length < (isLong ? 32 : 20)) return undefined;
  const timescale = header.readUInt32BE(isLong ? 20 : 12);
  const units = isLong ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16);
  return timescale > 0 ? Math.round((units / timescale) * 1000) / 1000 : undefined;
}

function sizeOf(header: Buffer): MovieFacts {
  const matrix = header[0] === 1 ? 52 : 40;
  if (header.length < matrix + 44) return {};
  const width = Math.round(header.readUInt32BE(matrix + 36) / 65_536);
  const height = Math.round(header.readUInt32BE(matrix + 40) / 65_536);
  if (width === 0 || height === 0) return {};
  const isTurned = header.readInt32BE(matrix) === 0 && header.readInt32BE(matrix + 4) !== 0;
  return isTurned ? { width: height, height: width } : { width, height };
}

/** The boxes that an MP4 or QuickTime film is made of (ISO/IEC 14496-12), read without holding the film. */

/** Fills a buffer from a position of the film, as far as it goes. */
export type ReadAt = (position: number, length: number) => Promise<Buffer>;

/** A box and where its content is. `end` is where the box says it ends, which may be beyond the film's own end. */
type Box = { type: string; start: number; end: number };

const LONGEST_HEADER = 16;
const MOST_BOXES = 10_000;

/** The boxes that begin in a part of the film, one after the other, as long as they can be read. */
async function* boxesBetween(readAt: ReadAt, from: number, to: number): AsyncGenerator<Box> {
  let position = from;
  for (let count = 0; count < MOST_BOXES && position + 8 <= to; count += 1) {
    const header = await readAt(position, LONGEST_HEADER);
    if (header.length < 8) return;
    const isLong = header.readUInt32BE(0) === 1 && header.length === LONGEST_HEADER;
    const length = isLong ? Number(header.readBigUInt64BE(8)) : header.readUInt32BE(0) || to - position;
    const headerLength = isLong ? 16 : 8;
    if (length < headerLength) return;
    yield {
      type: header.toString("latin1", 4, 8),
      start: position + headerLength,
      end: position + length,
    };
    position += length;
  }
}

/** The boxes of one type in a part of the film, none of them longer than the part. */
export async function boxesOf(readAt: ReadAt, from: number, to: number, type: string): Promise<Box[]> {
  const found: Box[] = [];
  for await (const box of boxesBetween(readAt, from, to)) {
    if (box.type === type) found.push({ ...box, end: Math.min(box.end, to) });
  }
  return found;
}

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
