import "server-only";
import { readFile } from "node:fs/promises";
import { Blob, Face, Font, Variation } from "harfbuzzjs";
import { LRUCache } from "lru-cache";
import decompress from "woff2-encoder/decompress";
import { z } from "zod";
import { coverageFile, type FAMILIES, fontFile, isUsed } from "./font-families.mjs";

export type FaceName = keyof typeof FAMILIES;

/** One file, in both weights. */
export type LoadedFont = Record<FaceName, Font> & { characters: Set<number>; unitsPerEm: number };

const WEIGHTS = { title: 500, line: 600 } as const;

/** In files, of 100 kB as a rule. */
const MAX_KEPT = 100;

const fonts = new LRUCache<string, LoadedFont>({ max: MAX_KEPT, fetchMethod: loadFont });

async function loadFont(file: string): Promise<LoadedFont> {
  const face = new Face(new Blob(await decompress(await read(file))));
  return {
    title: fontOf(face, WEIGHTS.title),
    line: fontOf(face, WEIGHTS.line),
    characters: new Set(face.collectUnicodes()),
    unitsPerEm: face.upem,
  };
}

function fontOf(face: Face, weight: number): Font {
  const font = new Font(face);
  font.setVariations([new Variation("wght", weight)]);
  return font;
}

/** The path is relative to the folder in which the site starts. */
function read(file: string): Promise<Buffer> {
  return readFile(/* turbopackIgnore: true */ file);
}

type Part = { file: string; ranges: (readonly [from: number, to: number])[] };

const coverages = new LRUCache<string, Part[]>({ max: MAX_KEPT, fetchMethod: readCoverage });

const coverageSchema = z.record(z.string(), z.string());

async function readCoverage(family: string): Promise<Part[]> {
  const json: unknown = JSON.parse((await read(coverageFile(family))).toString());
  return Object.entries(coverageSchema.parse(json))
    .filter(([part]) => isUsed(family, part))
    .map(([part, ranges]) => ({ file: fontFile(family, part), ranges: ranges.split(",").map(readRange) }));
}

function readRange(range: string): readonly [number, number] {
  const [from = "", to = from] = range.slice("U+".length).split("-");
  return [parseInt(from, 16), parseInt(to, 16)];
}

const codeOf = (character: string) => character.codePointAt(0) ?? 0;

/** Invisible characters need no font. */
const INVISIBLE = /\p{Cf}/u;

export function hasAll({ characters }: LoadedFont, text: string): boolean {
  return Array.from(text).every(
    (character) => INVISIBLE.test(character) || characters.has(codeOf(character)),
  );
}

/** Loads the family's file that has all of these characters. */
export async function findFont(family: string, text: string): Promise<LoadedFont | null> {
  const codes = Array.from(text.replace(/\p{Cf}/gu, ""), codeOf);
  for (const { file, ranges } of await coverages.forceFetch(family)) {
    if (!codes.every((code) => ranges.some(([from, to]) => code >= from && code <= to))) continue;
    const font = await fonts.forceFetch(file);
    // A part may lack characters that it claims to have.
    if (hasAll(font, text)) return font;
  }
  return null;
}
