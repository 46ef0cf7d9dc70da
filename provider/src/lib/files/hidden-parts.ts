import { indexOf } from "./check-video";

/** Seconds by which a film and what it shows of itself may differ. */
const ROUNDING = 0.5;

/** What media time an edit has that shows nothing. */
const EMPTY = -1;

/**
 * Whether an MP4 or QuickTime film may hold what it does not show: phones that trim a film leave all of it there, with a list of
 * what is shown (ISO/IEC 14496-12, 8.6.6). What stands before the first part that is shown does not count.
 */
export async function hidesParts(file: string): Promise<boolean> {
  const index = await indexOf(file);
  if (!index) return true;
  try {
    const [movie] = boxesIn(index, "mvhd");
    const second = movie ? timesOf(movie).second : 0;
    return boxesIn(index, "trak").some((track) => hidesPart(track, second));
  } catch (error) {
    // A box that ends before its numbers do.
    if (error instanceof RangeError) return true;
    throw error;
  }
}

function hidesPart(track: Buffer, movieSecond: number): boolean {
  const [media] = boxesIn(track, "mdia").flatMap((box) => boxesIn(box, "mdhd"));
  const [list] = boxesIn(track, "edts").flatMap((box) => boxesIn(box, "elst"));
  if (!media || !list) return false;
  const { second, duration } = timesOf(media);
  const shown = editsOf(list).filter(({ from }) => from !== EMPTY);
  const [part] = shown;
  // No length says that it goes on to the end.
  if (shown.length !== 1 || !part?.length) return shown.length > 1;
  return part.length / movieSecond + ROUNDING < (duration - part.from) / second;
}

/** Units a second, and the length in these. */
function timesOf(header: Buffer): { second: number; duration: number } {
  return header[0] === 1
    ? { second: header.readUInt32BE(20), duration: Number(header.readBigUInt64BE(24)) }
    : { second: header.readUInt32BE(12), duration: header.readUInt32BE(16) };
}

/** From where in the media on it shows how much, in units of the media and of the movie. */
function editsOf(list: Buffer): { from: number; length: number }[] {
  const isLong = list[0] === 1;
  const size = isLong ? 20 : 12;
  const count = Math.min(list.readUInt32BE(4), Math.floor((list.length - 8) / size));
  return Array.from({ length: count }, (_, index) => {
    const at = 8 + index * size;
    return isLong
      ? { length: Number(list.readBigUInt64BE(at)), from: Number(list.readBigInt64BE(at + 8)) }
      : { length: list.readUInt32BE(at), from: list.readInt32BE(at + 4) };
  });
}

/** The boxes of a type that stand next to each other in another one, without their headers. */
function boxesIn(bytes: Buffer, wanted: string): Buffer[] {
  const found: Buffer[] = [];
  for (let at = 0; bytes.length - at >= 8;) {
    const length = bytes.readUInt32BE(at) || bytes.length - at;
    if (length < 8) break;
    if (bytes.toString("latin1", at + 4, at + 8) === wanted) found.push(bytes.subarray(at + 8, at + length));
    at += length;
  }
  return found;
}
