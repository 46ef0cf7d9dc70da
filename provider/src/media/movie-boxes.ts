/** The boxes that an MP4 or QuickTime film is made of (ISO/IEC 14496-12), read without holding the film. */

/** Fills a buffer from a position of the film, as far as it goes. */
export type ReadAt = (position: number, length: number) => Promise<Buffer>;

/** A box and where its content is. `end` is where the box says it ends, which may be beyond the film's own end. */
type Box = { type: string; start: number; end: number };

const LONGEST_HEADER = 16;
const MOST_BOXES = 10_000;

/** The boxes that begin in a part of the film, one after the other, as long as they can be read. */
export async function* boxesBetween(readAt: ReadAt, from: number, to: number): AsyncGenerator<Box> {
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
