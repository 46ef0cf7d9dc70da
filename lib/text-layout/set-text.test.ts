/** @jest-environment ./lib/test-support/drawing-environment.mjs */
import sharp from "sharp";
import { balanceLines, cutIntoChunks, fillLines } from "./break-lines";
import { prepareText } from "./prepare-text";
import { setText, type TextStyle } from "./set-text";
import { createShaper, isRightToLeft } from "./shape";

const STYLE: TextStyle = { width: 600, largest: 92, smallest: 44, lines: 3, mostLines: 4, align: "left" };

async function prepared(text: string) {
  const result = await prepareText(text, "title");
  if (!result) throw new Error("Nothing to draw");
  return result;
}

const set = async (text: string, style: Partial<TextStyle> = {}) =>
  setText(await prepared(text), { ...STYLE, ...style });

/** Returns the bounds of a path's points. */
function boxOf(path: string) {
  const points = [...path.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  );
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** Returns the chunks between possible line ends. */
async function chunksOf(text: string) {
  const whole = await prepared(text);
  const chunks = cutIntoChunks(whole.text, createShaper(whole));
  return chunks.map(({ start, end }) => whole.text.slice(start, end));
}

it.each([
  ["words", "One lamp, and", ["One", "lamp,", "and"]],
  ["hyphens", "self-made – yes", ["self-", "made", "–", "yes"]],
  ["Chinese, not before a stop or after a bracket", "希望，「光」", ["希望，", "「光」"]],
  ["Thai", "ความหวังอีกครั้ง", ["ความ", "หวัง", "อีก", "ครั้ง"]],
  ["Arabic", "كيف وجدت", ["كيف", "وجدت"]],
])("cuts %s", async (_, text, expected) => {
  expect(await chunksOf(text)).toEqual(expected);
});

it("fills no line beyond its width, and balances lines", async () => {
  const whole = await prepared("One lamp, and then a knock at the door");
  const chunks = cutIntoChunks(whole.text, createShaper(whole));
  const linesOf = (lines: { start: number; end: number }[]) =>
    lines.map(({ start, end }) => whole.text.slice(start, end));
  expect(linesOf(fillLines(chunks, 15))).toEqual(["One lamp, and then a knock at the", "door"]);
  expect(linesOf(balanceLines(chunks, 15))).toEqual(["One lamp, and then", "a knock at the door"]);
});

it.each([
  "Hope",
  "One lamp, and then a knock at the door",
  "a".repeat(160),
  "word ".repeat(32),
  "น้ำพระทัย".repeat(17),
  "希".repeat(160),
  "كيف وجدت الأمل ".repeat(10),
  "ថោង្ខ្ញុំ ".repeat(12),
  "A\u0301\u0302\u0303\u0304\u0308\u0323 ".repeat(8),
])("keeps %j within its space", async (text) => {
  const { path, height } = await set(text);
  const { left, right, top, bottom } = boxOf(path);
  expect(left).toBeGreaterThan(-15);
  expect(right).toBeLessThan(STYLE.width + 15);
  expect(top).toBeGreaterThanOrEqual(-1);
  expect(bottom).toBeLessThanOrEqual(height + 1);
  expect(height).toBeLessThan(3.3 * STYLE.largest);
});

it("is as large as it fits", async () => {
  const { bottom, top } = boxOf((await set("I")).path);
  expect(bottom - top).toBeGreaterThan(0.6 * STYLE.largest);
});

it("ends with an ellipsis when it runs out of space", async () => {
  const text = "Ruth and Naomi of Bethlehem";
  const style = { largest: 32, smallest: undefined, lines: 1, mostLines: undefined, width: 200 };
  const short = await set(text, style);
  expect(short.width).toBeLessThanOrEqual(200);
  const cut = await Promise.all(Array.from(text, (_, end) => set(`${text.slice(0, end)}…`, style)));
  expect(cut.map(({ path }) => path)).toContain(short.path);
});

it("sets Hebrew and Arabic from right to left, and numbers and Latin words within them from left to right", async () => {
  expect(["שלום Ruth", "مرحبا", "Ruth שלום", "希望"].map(isRightToLeft)).toEqual([true, true, false, false]);
  const whole = await prepared("אב 12 cd");
  const xOf = (index: number) => createShaper(whole)(0, whole.text.length).glyphs[index]?.x ?? NaN;
  const shaped = createShaper(whole)(0, whole.text.length);
  // From left to right: c d, a space, 1 2, a space, bet, alef.
  expect(shaped.glyphs).toHaveLength(whole.text.length);
  expect(xOf(0)).toBe(0);
  const ids = (text: string, glyphs: typeof shaped.glyphs) => [text, glyphs.map(({ id }) => id)];
  const alone = async (text: string) => {
    const piece = await prepared(text);
    return createShaper(piece)(0, piece.text.length).glyphs;
  };
  expect(ids("cd", shaped.glyphs.slice(0, 2))).toEqual(ids("cd", await alone("cd")));
  expect(ids("12", shaped.glyphs.slice(3, 5))).toEqual(ids("12", await alone("12")));
  expect(ids("אב", shaped.glyphs.slice(6))).toEqual(ids("אב", await alone("אב")));
});

it("joins letters, stacks marks and forms conjuncts", async () => {
  const widthOf = async (text: string) => {
    const piece = await prepared(text);
    return createShaper(piece)(0, piece.text.length);
  };
  const [joined, apart] = await Promise.all([widthOf("ببب"), widthOf("ب ب ب")]);
  expect(new Set(joined.glyphs.map(({ id }) => id))).not.toEqual(new Set(apart.glyphs.map(({ id }) => id)));
  expect((await widthOf("ปู่")).width).toBeCloseTo((await widthOf("ป")).width, 1);
  expect((await widthOf("น้ำ")).ascent).toBeGreaterThan((await widthOf("นำ")).ascent);
  expect((await widthOf("क्ष")).width).toBeLessThan((await widthOf("कष")).width);
});

it("is a valid path", async () => {
  const { path } = await set("Hope");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200"><path d="${path}"/></svg>`;
  const { channels } = await sharp(Buffer.from(svg)).stats();
  expect(channels[3]?.max).toBe(255);
});
