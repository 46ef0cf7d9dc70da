import "server-only";
import bidiFactory from "bidi-js";
import { Buffer, BufferFlag, Direction, type Font, shape as shapeBuffer } from "harfbuzzjs";
import type { LoadedFont } from "./fonts";
import type { PreparedText } from "./prepare-text";

const bidi = bidiFactory();

type Glyph = { font: Font; id: number; unitsPerEm: number; x: number; y: number };

/** One line's glyphs from left to right. All lengths are parts of the font size, `y` goes up. */
export type Shaped = { glyphs: Glyph[]; width: number; ascent: number; descent: number };

type Run = { font: LoadedFont; level: number; start: number; end: number };

export type Shape = (start: number, end: number) => Shaped;

/** Decides by the first letter. */
export function isRightToLeft(text: string): boolean {
  return bidi.getEmbeddingLevels(text, "auto").paragraphs[0]?.level === 1;
}

/** Shapes parts of a text, each as a line or a piece of one. */
export function createShaper({ text, face, fonts }: PreparedText): Shape {
  const { levels } = bidi.getEmbeddingLevels(text, "auto");
  const runsOf = (start: number, end: number): Run[] => {
    const runs: Run[] = [];
    for (let index = start; index < end; index += 1) {
      const [font, level = 0, last] = [fonts[index], levels[index], runs.at(-1)];
      if (last && last.font === font && last.level === level) last.end = index + 1;
      else if (font) runs.push({ font, level, start: index, end: index + 1 });
    }
    return runs;
  };
  return (start, end) => {
    const line: Shaped = { glyphs: [], width: 0, ascent: 0, descent: 0 };
    for (const run of visualOrder(runsOf(start, end))) append(line, text, run, run.font[face]);
    return line;
  };
}

/** Applies rule L2 of the Unicode Bidirectional Algorithm. */
function visualOrder(runs: Run[]): Run[] {
  const ordered = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1)
    for (let start = 0; start < ordered.length; start += 1) {
      const length = ordered.slice(start).findIndex((run) => run.level < level);
      const end = length < 0 ? ordered.length : start + length;
      ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = end;
    }
  return ordered;
}

function append(
  line: Shaped,
  text: string,
  { font: { unitsPerEm }, level, start, end }: Run,
  font: Font,
): void {
  const buffer = new Buffer();
  buffer.addText(text, start, end - start);
  buffer.setDirection(level % 2 === 1 ? Direction.RTL : Direction.LTR);
  buffer.setFlags(BufferFlag.DO_NOT_INSERT_DOTTED_CIRCLE);
  buffer.guessSegmentProperties();
  shapeBuffer(font, buffer);
  for (const {
    codepoint: id,
    xAdvance = 0,
    xOffset = 0,
    yOffset = 0,
  } of buffer.getGlyphInfosAndPositions()) {
    const y = yOffset / unitsPerEm;
    line.glyphs.push({ font, id, unitsPerEm, x: line.width + xOffset / unitsPerEm, y });
    line.width += xAdvance / unitsPerEm;
    const { yBearing = 0, height = 0 } = font.glyphExtents(id) ?? {};
    line.ascent = Math.max(line.ascent, y + yBearing / unitsPerEm);
    line.descent = Math.max(line.descent, -y - (yBearing + height) / unitsPerEm);
  }
}
