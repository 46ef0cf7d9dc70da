import { BrokenMovieError, boxesIn, boxesOfType, type MovieReader } from "./movie-boxes";

/** What an MP4 or QuickTime film says of itself: pixels as shown, after rotation; seconds. */
export type MovieFacts = { width?: number; height?: number; duration?: number };

const CONTENT = "mdat";
/** What must not be cut off; cameras put all sorts of other boxes, and half boxes, behind these. */
const SUBSTANCE: ReadonlySet<string> = new Set([CONTENT, "moov", "moof"]);

const MOVIE_HEADER_LENGTH = 32;
const TRACK_HEADER_LENGTH = 96;

/** A length that is not known, in 32 and 64 bits. */
const UNKNOWN = 0xffff_ffffn;
const UNKNOWN_LONG = 0xffff_ffff_ffff_ffffn;

/** Reads a film's facts; what it does not say, or says brokenly, is left out. */
export async function readMovieFacts(reader: MovieReader): Promise<MovieFacts> {
  const facts: MovieFacts = {};
  try {
    for (const movie of await boxesOfType(reader, wholeOf(reader), "moov")) {
      for (const header of await boxesOfType(reader, movie, "mvhd")) {
        facts.duration = durationOf(await reader.read(header.start, MOVIE_HEADER_LENGTH));
      }
      for (const track of await boxesOfType(reader, movie, "trak")) {
        for (const header of await boxesOfType(reader, track, "tkhd")) {
          Object.assign(facts, sizeOf(await reader.read(header.start, TRACK_HEADER_LENGTH)));
        }
      }
    }
  } catch (error) {
    if (!(error instanceof BrokenMovieError)) throw error;
  }
  return facts;
}

/** Whether the film has arrived to its end, and there is something to be seen in it. */
export async function isWholeMovie(reader: MovieReader): Promise<boolean> {
  try {
    const { boxes } = await boxesIn(reader, wholeOf(reader));
    if (boxes.some(({ type, end }) => end > reader.size && SUBSTANCE.has(type))) return false;
    const hasContent = boxes.some(({ type }) => type === CONTENT);
    return hasContent && (await readMovieFacts(reader)).width !== undefined;
  } catch (error) {
    if (error instanceof BrokenMovieError) return false;
    throw error;
  }
}

function wholeOf({ size }: MovieReader) {
  return { start: 0, end: size };
}

/** Nothing where the film says that it does not know, as one in fragments does. */
function durationOf(header: Buffer): number | undefined {
  const isLong = header[0] === 1;
  if (header.length < (isLong ? 32 : 20)) return undefined;
  const timescale = header.readUInt32BE(isLong ? 20 : 12);
  const units = isLong ? header.readBigUInt64BE(24) : BigInt(header.readUInt32BE(16));
  const isKnown = timescale > 0 && units > 0n && units < (isLong ? UNKNOWN_LONG : UNKNOWN);
  return isKnown ? Math.round((Number(units) / timescale) * 1000) / 1000 : undefined;
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
