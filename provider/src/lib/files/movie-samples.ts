import { BrokenMovieError, boxesIn, type MovieBox, type MovieReader } from "./movie-boxes";

/** Where a track's samples are, by the tables of ISO/IEC 14496-12, 8.6 and 8.7. */

const FLAGS_LENGTH = 4;
const COUNT_LENGTH = 4;

/**
 * The parts of a film's content that a track holds: those of its chunks.
 * @param table Its box `stbl`.
 * @throws BrokenMovieError where the tables do not fit together, or are larger than those of any notes.
 */
export async function sampleRanges(
  reader: MovieReader,
  table: MovieBox,
): Promise<{ start: number; end: number }[]> {
  const { boxes } = await boxesIn(reader, table);
  const contentOf = async (...types: string[]) => {
    const box = boxes.find(({ type }) => types.includes(type));
    if (!box) throw new BrokenMovieError();
    return { type: box.type, content: await reader.read(box.start, box.end - box.start) };
  };
  try {
    const offsets = offsetsOf(await contentOf("stco", "co64"));
    const sizes = sizesOf((await contentOf("stsz")).content);
    return rangesOf(offsets, sizes, runsOf((await contentOf("stsc")).content));
  } catch (error) {
    if (error instanceof RangeError) throw new BrokenMovieError(undefined, { cause: error });
    throw error;
  }
}

function offsetsOf({ type, content }: { type: string; content: Buffer }): number[] {
  const count = content.readUInt32BE(FLAGS_LENGTH);
  const first = FLAGS_LENGTH + COUNT_LENGTH;
  const isLong = type === "co64";
  requireRoom(content, first, count * (isLong ? 8 : 4));
  return Array.from({ length: count }, (_, index) =>
    isLong ? Number(content.readBigUInt64BE(first + index * 8)) : content.readUInt32BE(first + index * 4),
  );
}

/** How many samples there are, and how many bytes those from one to another have. */
type Sizes = { count: number; between: (from: number, to: number) => number };

function sizesOf(content: Buffer): Sizes {
  const same = content.readUInt32BE(FLAGS_LENGTH);
  const count = content.readUInt32BE(FLAGS_LENGTH + 4);
  if (same > 0) return { count, between: (from, to) => (to - from) * same };
  const first = FLAGS_LENGTH + 4 + COUNT_LENGTH;
  requireRoom(content, first, count * 4);
  return {
    count,
    between(from, to) {
      let bytes = 0;
      for (let sample = from; sample < to; sample += 1) bytes += content.readUInt32BE(first + sample * 4);
      return bytes;
    },
  };
}

/** From which chunk on, counted from 0, chunks have how many samples. */
type Run = { chunk: number; samples: number };

function runsOf(content: Buffer): Run[] {
  const count = content.readUInt32BE(FLAGS_LENGTH);
  const first = FLAGS_LENGTH + COUNT_LENGTH;
  requireRoom(content, first, count * 12);
  return Array.from({ length: count }, (_, index) => ({
    chunk: content.readUInt32BE(first + index * 12) - 1,
    samples: content.readUInt32BE(first + index * 12 + 4),
  }));
}

function rangesOf(offsets: readonly number[], sizes: Sizes, runs: readonly Run[]) {
  const ranges: { start: number; end: number }[] = [];
  let sample = 0;
  let run = 0;
  for (const [chunk, start] of offsets.entries()) {
    while ((runs[run + 1]?.chunk ?? Infinity) <= chunk) run += 1;
    const last = Math.min(sizes.count, sample + (runs[run]?.samples ?? 0));
    ranges.push({ start, end: start + sizes.between(sample, last) });
    sample = last;
  }
  return ranges;
}

function requireRoom(content: Buffer, first: number, length: number): void {
  if (first + length > content.length) throw new BrokenMovieError();
}
