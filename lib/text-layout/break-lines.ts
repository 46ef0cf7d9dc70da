import "server-only";
import type { Shape } from "./shape";

export type Line = { start: number; end: number };

/** Text that stays together; `width` in parts of the font size, `space` after it on the same line. */
type Chunk = Line & { width: number; space: number };

const UNSPACED =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\u3001-\u3030\uff00-\uff65]/u;

const CLOSES = /^[\p{Pe}\p{Pf}\p{Po}\u30fc々]/u;
const OPENS = /[\p{Ps}\p{Pi}]$/u;
const SPACE_AT_END = /\s$/;
const HYPHEN_AT_END = /\p{L}[-\u2010–—/]$/u;

const words = new Intl.Segmenter("en", { granularity: "word" });
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

function mayBreak(before: string, after: string): boolean {
  if (SPACE_AT_END.test(before)) return true;
  if (SPACE_AT_END.test(after)) return false;
  if (HYPHEN_AT_END.test(before)) return true;
  const [first = ""] = after;
  return (
    (UNSPACED.test(before.slice(-1)) || UNSPACED.test(first)) && !CLOSES.test(after) && !OPENS.test(before)
  );
}

/** Splits a text where lines may end. */
export function cutIntoChunks(text: string, shape: Shape): Chunk[] {
  const ends = Array.from(words.segment(text), ({ index, segment }) => [index, segment] as const)
    .filter(([index, segment]) => index > 0 && mayBreak(text.slice(0, index), segment))
    .map(([index]) => index);
  return [...ends, text.length].map((next, index, all) => {
    const start = all[index - 1] ?? 0;
    const end = start + text.slice(start, next).trimEnd().length;
    return { start, end, width: shape(start, end).width, space: shape(end, next).width };
  });
}

/** Splits chunks wider than a line between any of their letters. */
export function cutWideChunks(text: string, chunks: Chunk[], shape: Shape, width: number): Chunk[] {
  return chunks.flatMap((chunk) => {
    if (chunk.width <= width) return [chunk];
    const cut: Chunk[] = [];
    for (const { index, segment } of graphemes.segment(text.slice(chunk.start, chunk.end))) {
      const end = chunk.start + index + segment.length;
      const last = cut.at(-1);
      const longer = last && shape(last.start, end).width;
      if (last && longer !== undefined && longer <= width) Object.assign(last, { end, width: longer });
      else
        cut.push({ start: chunk.start + index, end, width: shape(chunk.start + index, end).width, space: 0 });
    }
    return cut;
  });
}

/** Puts as many chunks on each line as fit. */
export function fillLines(chunks: Chunk[], width: number): Line[] {
  const lines: (Line & { width: number })[] = [];
  for (const { start, end, ...chunk } of chunks) {
    const last = lines.at(-1);
    if (last && last.width + chunk.width <= width)
      Object.assign(last, { end, width: last.width + chunk.width + chunk.space });
    else lines.push({ start, end, width: chunk.width + chunk.space });
  }
  return lines;
}

const BALANCING_STEPS = 12;

/** Uses as many lines as `fillLines` would, of similar length. */
export function balanceLines(chunks: Chunk[], width: number): Line[] {
  const { length } = fillLines(chunks, width);
  let [narrow, wide] = [0, width];
  for (let step = 0; step < BALANCING_STEPS; step += 1) {
    const between = (narrow + wide) / 2;
    const fits =
      fillLines(chunks, between).length <= length && chunks.every((chunk) => chunk.width <= between);
    [narrow, wide] = fits ? [narrow, between] : [between, wide];
  }
  return fillLines(chunks, wide);
}
