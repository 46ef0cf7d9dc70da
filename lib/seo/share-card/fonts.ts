import "server-only";
import { readFile } from "node:fs/promises";
import { truncate } from "@/lib/utils/text";

/** ImageResponse reads neither variable fonts nor woff2. Each path is written in full, so that the build traces it. */
const FONT_FILES = {
  newsreader: new URL(
    "../../../node_modules/@fontsource/newsreader/files/newsreader-latin-500-normal.woff",
    import.meta.url,
  ),
  newsreaderExtended: new URL(
    "../../../node_modules/@fontsource/newsreader/files/newsreader-latin-ext-500-normal.woff",
    import.meta.url,
  ),
  figtree: new URL(
    "../../../node_modules/@fontsource/figtree/files/figtree-latin-600-normal.woff",
    import.meta.url,
  ),
  figtreeExtended: new URL(
    "../../../node_modules/@fontsource/figtree/files/figtree-latin-ext-600-normal.woff",
    import.meta.url,
  ),
};

let fonts: ReturnType<typeof loadFonts> | undefined;

/** The fonts of cards and posters, read once. */
export function readFonts() {
  return (fonts ??= loadFonts());
}

function loadFonts() {
  return Promise.all([
    loadFont("Newsreader", 500, FONT_FILES.newsreader),
    loadFont("Newsreader Extended", 500, FONT_FILES.newsreaderExtended),
    loadFont("Figtree", 600, FONT_FILES.figtree),
    loadFont("Figtree Extended", 600, FONT_FILES.figtreeExtended),
  ]);
}

async function loadFont(name: string, weight: 500 | 600, file: URL) {
  return { name, weight, data: await readFile(/* turbopackIgnore: true */ file) };
}

export const MAX_DRAWN_LENGTH = 160;

/** The characters that all fonts of the cards have; a test compares it with the font files. */
export const DRAWABLE =
  /[\u0020-\u007e\u00a0-\u00ac\u00ae-\u0113\u0116-\u0127\u012a\u012b\u012e-\u0131\u0134-\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u0161\u0164\u0165\u016a-\u017e\u0218-\u021b\u0237\u02c6\u02c7\u02da\u02dc\u02dd\u1e80-\u1e85\u1e9e\u1ef2\u1ef3\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020\u2022\u2026\u2039\u203a\u2044\u20ac\u2122\u2212]/u;

const ZERO_WIDTH = /[\p{Cf}\p{Variation_Selector}\u20e3]/u;

const READABLE = /[\p{L}\p{N}\p{M}]/u;

/**
 * ImageResponse downloads a font for any character that it lacks, so only this text may reach a card.
 * Empty when letters or digits are missing, since part of a title could mean something else.
 */
export function drawableText(text: string): string {
  let drawable = "";
  for (const character of text.normalize("NFC")) {
    if (DRAWABLE.test(character)) drawable += character;
    else if (ZERO_WIDTH.test(character)) continue;
    else if (READABLE.test(character)) return "";
    else drawable += " ";
  }
  return truncate(drawable.replace(/\s+/g, " ").trim(), MAX_DRAWN_LENGTH);
}

/** The characters of the fonts that posters are set in, which are drawn without the extended ones. */
const OF_POSTERS =
  /^[\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122]*$/;

/** As `drawableText`, for a poster. */
export function posterText(text: string): string {
  const drawable = drawableText(text);
  return OF_POSTERS.test(drawable) ? drawable : "";
}
