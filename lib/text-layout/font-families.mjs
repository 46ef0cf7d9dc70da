const FOLDER = "node_modules/@fontsource-variable";

const OF_TITLES = ["newsreader", "noto-serif", "noto-sans"];
const OF_LINES = ["figtree", "noto-sans"];

const SCRIPTS = [
  ...["arabic", "hebrew", "ethiopic", "thai", "armenian", "georgian", "syriac"],
  ...["bengali", "tamil", "telugu", "gujarati", "gurmukhi", "kannada", "malayalam", "sinhala", "oriya"],
  ...["myanmar", "khmer", "lao"],
];

/** Families with about a hundred numbered files: Chinese, simplified and traditional, Japanese and Korean. */
const REGIONS = ["sc", "tc", "jp", "kr"];

const ofScripts = [...SCRIPTS, ...REGIONS].map((name) => `noto-sans-${name}`);

/** Each face's families, in the order in which they are tried for a word. */
export const FAMILIES = {
  title: [...OF_TITLES, ...ofScripts],
  line: [...OF_LINES, ...ofScripts],
};

/** @param {string} family */
export const coverageFile = (family) => `${FOLDER}/${family}/unicode.json`;

/**
 * @param {string} family
 * @param {string} part a key of the family's `unicode.json`
 */
export const fontFile = (family, part) =>
  `${FOLDER}/${family}/files/${family}-${part.replace(/^\[(\d+)\]$/, "$1")}-wght-normal.woff2`;

/**
 * Returns whether a part is used: other families' Latin letters are not.
 *
 * @param {string} family
 * @param {string} part
 */
export function isUsed(family, part) {
  return !ofScripts.includes(family) || family.endsWith(`-${part}`) || part.startsWith("[");
}

/** Patterns of all these files: they are read by name, so no build notices that they are needed. */
export const FONT_FILES = [
  `${FOLDER}/{${[...new Set([...FAMILIES.title, ...FAMILIES.line])].join()}}/unicode.json`,
  `${FOLDER}/{${[...new Set([...OF_TITLES, ...OF_LINES])].join()}}/files/*-wght-normal.woff2`,
  ...SCRIPTS.map((script) => fontFile(`noto-sans-${script}`, script)),
  ...REGIONS.map((region) => fontFile(`noto-sans-${region}`, "*{0,1,2,3,4,5,6,7,8,9}")),
];
