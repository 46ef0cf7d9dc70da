import "server-only";
import { truncate } from "@/lib/utils/text";
import { FAMILIES } from "./font-families.mjs";
import { type FaceName, findFont, hasAll, type LoadedFont } from "./fonts";

/** The drawable text, with a font for each of its UTF-16 units. */
export type PreparedText = { text: string; face: FaceName; fonts: LoadedFont[]; ellipsis: LoadedFont };

type Piece = { text: string; font: LoadedFont };

export const MAX_DRAWN_LENGTH = 160;

export const ELLIPSIS = "…";

/** All but the joiners and direction marks that people write. */
const HIDDEN = /[^\P{Cf}\u061c\u200c-\u200f]|[\p{Variation_Selector}\u20e3]/gu;

/** Joiners only matter after letters: those within emoji are useless. */
const VAIN_JOINERS = /(?<![\p{L}\p{M}])[\u200c\u200d]+/gu;

const READABLE = /[\p{L}\p{N}]/u;

const words = new Intl.Segmenter("en", { granularity: "word" });
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Loads a text's fonts. Omits emoji, and words with a letter that no font has; returns `null` if nothing is left. */
export async function prepareText(text: string, face: FaceName): Promise<PreparedText | null> {
  const seen = text.normalize("NFC").replace(HIDDEN, "").replace(VAIN_JOINERS, "");
  const short = truncate(seen.replace(/[\s\p{Cc}]+/gu, " ").trim(), MAX_DRAWN_LENGTH);
  const families = familiesFor(short, face);
  const ellipsis = await firstFont(ELLIPSIS, families);
  if (!ellipsis) throw new Error(`No font for a ${face} has an ellipsis`);
  const pieces: Piece[] = [];
  for (const { segment, isWordLike } of words.segment(short)) {
    const font = pieces.at(-1)?.font;
    const goesOn = !isWordLike && font && hasAll(font, segment);
    const drawn = goesOn ? [{ text: segment, font }] : await drawWord(segment, families);
    pieces.push(...drawn.map((piece) => piece ?? { text: " ", font: ellipsis }));
  }
  const kept = pieces.filter(
    ({ text: own }, index) => own !== " " || (pieces[index - 1]?.text ?? " ") !== " ",
  );
  if (kept.at(-1)?.text === " ") kept.pop();
  if (kept.length === 0) return null;
  return {
    text: kept.map((piece) => piece.text).join(""),
    face,
    fonts: kept.flatMap((piece) => Array.from({ length: piece.text.length }, () => piece.font)),
    ellipsis,
  };
}

/** Letters that only one of these regions has; most others are shared, and some look different in each. */
const REGIONS = [
  ["noto-sans-jp", /[\p{sc=Hiragana}\p{sc=Katakana}]/u],
  ["noto-sans-kr", /\p{sc=Hangul}/u],
  ["noto-sans-tc", /[來們個說這會時為對學國與愛長門開關無樂見過還從後給讓聖經書禱頌義靈臺灣]/u],
] as const;

function familiesFor(text: string, face: FaceName): string[] {
  const region = REGIONS.find(([, letters]) => letters.test(text))?.[0];
  if (!region) return FAMILIES[face];
  const before = FAMILIES[face].indexOf("noto-sans-sc");
  return [...new Set([...FAMILIES[face].slice(0, before), region, ...FAMILIES[face]])];
}

async function drawWord(word: string, families: string[]): Promise<(Piece | null)[]> {
  const letters = Array.from(graphemes.segment(word), ({ segment }) => segment);
  for (const family of families) {
    const pieces = await Promise.all(letters.map((letter) => drawLetter(letter, [family])));
    if (pieces.every((piece) => piece !== null)) return pieces;
  }
  const pieces = await Promise.all(letters.map((letter) => drawLetter(letter, families)));
  return letters.some((letter, index) => !pieces[index] && READABLE.test(letter)) ? [null] : pieces;
}

async function drawLetter(letter: string, families: string[]): Promise<Piece | null> {
  const whole = await firstFont(letter, families);
  if (whole) return { text: letter, font: whole };
  const [base = ""] = letter;
  const font = base === letter ? null : await firstFont(base, families);
  return (
    font && {
      text: Array.from(letter)
        .filter((part) => hasAll(font, part))
        .join(""),
      font,
    }
  );
}

async function firstFont(text: string, families: string[]): Promise<LoadedFont | null> {
  for (const family of families) {
    const font = await findFont(family, text);
    if (font) return font;
  }
  return null;
}
