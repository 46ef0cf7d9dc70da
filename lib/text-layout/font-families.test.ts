import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { coverageFile, FAMILIES, FONT_FILES, fontFile, isUsed } from "./font-families.mjs";

/** Next matches patterns with this package. */
const picomatch = jest.requireActual<(patterns: string[]) => (file: string) => boolean>(
  "next/dist/compiled/picomatch",
);

it("includes all files that are read in the release, and little else", () => {
  const families = [...new Set([...FAMILIES.title, ...FAMILIES.line])];
  const read = families.flatMap((family) => {
    const parts = Object.keys(JSON.parse(readFileSync(coverageFile(family), "utf8")) as object);
    const used = parts.filter((part) => isUsed(family, part)).map((part) => fontFile(family, part));
    return [coverageFile(family), ...used];
  });
  const installed = families.flatMap((family) => {
    const folder = path.dirname(coverageFile(family));
    return [coverageFile(family), ...readdirSync(`${folder}/files`).map((file) => `${folder}/files/${file}`)];
  });
  const isNamed = picomatch(FONT_FILES);
  expect(installed.filter((file) => isNamed(file)).sort()).toEqual(read.sort());
});
