/** Reads the size and length of an MP4 or QuickTime film from its boxes (ISO/IEC 14496-12), without holding the film. */

/** Fills a buffer from a position of the film, as far as it goes. */
export type ReadAt = (position: number, length: number) => Promise<Buffer>;

/** Pixels as shown, after rotation; seconds. */
export type MovieFacts = { width?: number; height?: number; duration?: number };

type Box = { type: string; start: number; end: number };

const LONGEST_HEADER = 16;
const MOST_BOXES = 1000;
const MOVIE_HEADER_LENGTH = 32;
const TRACK_HEADER_LENGTH = 96;

/** What the film says of itself; what it does not say, or says brokenly, is left out. */
export async function readMovieFacts(readAt: ReadAt, size: number): Promise<MovieFacts> {
  const facts: MovieFacts = {};
  for (const movie of await boxesIn(readAt, 0, size, "moov")) {
    for (const header of await boxesIn(readAt, movie.start, movie.end, "mvhd")) {
      facts.duration = durationOf(await readAt(header.start, MOVIE_HEADER_LENGTH));
    }
    for (const track of await boxesIn(readAt, movie.start, movie.end, "trak")) {
      for (const header of await boxesIn(readAt, track.start, track.end, "tkhd")) {
        Object.assign(facts, sizeOf(await readAt(header.start, TRACK_HEADER_LENGTH)));
      }
    }
  }
  return facts;
}

async function boxesIn(readAt: ReadAt, from: number, to: number, type: string): Promise<Box[]> {
  const found: Box[] = [];
  let position = from;
  for (let count = 0; count < MOST_BOXES && position + 8 <= to; count += 1) {
    const header = await readAt(position, LONGEST_HEADER);
    if (header.length < 8) break;
    const isLong = header.readUInt32BE(0) === 1 && header.length === LONGEST_HEADER;
    const length = isLong ? Number(header.readBigUInt64BE(8)) : header.readUInt32BE(0) || to - position;
    const headerLength = isLong ? 16 : 8;
    if (length < headerLength) break;
    if (header.toString("latin1", 4, 8) === type) {
      found.push({ type, start: position + headerLength, end: Math.min(position + length, to) });
    }
    position += length;
  }
  return found;
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
