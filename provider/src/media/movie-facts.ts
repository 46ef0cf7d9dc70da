import { boxesBetween, boxesOf, type ReadAt } from "./movie-boxes";

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
