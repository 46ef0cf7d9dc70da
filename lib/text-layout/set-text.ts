import "server-only";
import { balanceLines, cutIntoChunks, cutWideChunks, fillLines, type Line } from "./break-lines";
import { ELLIPSIS, type PreparedText } from "./prepare-text";
import { createShaper, type Shape, type Shaped } from "./shape";

/** A text's outlines as an SVG path with its top left corner at 0, 0. */
export type SetText = { path: string; width: number; height: number };

export type TextStyle = {
  width: number;
  largest: number;
  smallest?: number;
  /** A text that needs more lines or space becomes smaller. */
  lines?: number;
  mostLines?: number;
  align: "left" | "center" | "right";
};

const SHRINKING = 0.97;

/** In parts of the font size: the minimum from line to line, and the space above and below the baseline. */
const LINE_HEIGHT = 1.08;
const ASCENT = 0.75;
const DESCENT = 0.25;

/** Keeps marks above and below letters this far from those of the next line. */
const GAP = 0.06;

/** Sets a text as large as it fits. */
export function setText(prepared: PreparedText, style: TextStyle): SetText {
  const { width, largest, smallest = largest, lines: wanted = 1, mostLines = wanted } = style;
  const shape = createShaper(prepared);
  const chunks = cutIntoChunks(prepared.text, shape);
  for (let size = largest; size > smallest; size *= SHRINKING) {
    const room = width / size;
    const isWhole = chunks.every((chunk) => chunk.width <= room);
    if (!isWhole || fillLines(chunks, room).length > wanted) continue;
    const set = outline(balanceLines(chunks, room), shape, size, style);
    if (set.height <= wanted * LINE_HEIGHT * largest) return set;
  }
  const room = width / smallest;
  const lines = balanceLines(cutWideChunks(prepared.text, chunks, shape, room), room);
  const last = lines[mostLines - 1];
  return last && lines.length > mostLines
    ? setText(shorten(prepared, last.end), style)
    : outline(lines, shape, smallest, style);
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Returns a shorter text each time. */
function shorten({ text, fonts, ...prepared }: PreparedText, end: number): PreparedText {
  const whole = text.endsWith(ELLIPSIS) ? text.slice(0, -ELLIPSIS.length) : text;
  const lastStart = Array.from(graphemes.segment(whole)).at(-1)?.index ?? 0;
  const kept = text.slice(0, whole === text ? end : Math.min(end, lastStart)).trimEnd();
  return {
    ...prepared,
    text: kept + ELLIPSIS,
    fonts: [...fonts.slice(0, kept.length), prepared.ellipsis],
  };
}

function outline(lines: Line[], shape: Shape, size: number, { width, align }: TextStyle): SetText {
  const shaped = lines.map(({ start, end }) => shape(start, end));
  const ascent = Math.max(ASCENT, shaped[0]?.ascent ?? 0);
  const descent = Math.max(DESCENT, shaped.at(-1)?.descent ?? 0);
  const needed = shaped.slice(1).map((line, index) => line.ascent + (shaped[index]?.descent ?? 0) + GAP);
  const lineHeight = Math.max(LINE_HEIGHT, ...needed);
  const paths = shaped.map((line, index) => {
    const free = width - line.width * size;
    const left = { left: 0, center: free / 2, right: free }[align];
    return pathOf(line, size, left, (ascent + index * lineHeight) * size);
  });
  return {
    path: paths.join(""),
    width: Math.max(...shaped.map((line) => line.width)) * size,
    height: (ascent + (lines.length - 1) * lineHeight + descent) * size,
  };
}

function pathOf({ glyphs }: Shaped, size: number, left: number, baseline: number): string {
  return glyphs
    .map(({ font, id, unitsPerEm, x, y }) => {
      const scale = size / unitsPerEm;
      const place = (_: string, ownX: string, ownY: string) =>
        `${round(left + x * size + Number(ownX) * scale)},${round(baseline - y * size - Number(ownY) * scale)}`;
      return font.glyphToPath(id).replace(/(-?[\d.]+),(-?[\d.]+)/g, place);
    })
    .join("");
}

const round = (length: number) => Math.round(length * 100) / 100;
