const FOLDER = "node_modules/@fontsource-variable";

const LETTERS = ["latin", "latin-ext", "vietnamese", "cyrillic", "cyrillic-ext", "greek", "greek-ext"];

/** In the order in which they are tried; each has one file, of its own name. */
const SCRIPTS = [
  "arabic",
  "hebrew",
  "ethiopic",
  "thai",
  "bengali",
  "tamil",
  "telugu",
  "gujarati",
  "gurmukhi",
  "kannada",
  "malayalam",
  "sinhala",
  "oriya",
  "myanmar",
  "khmer",
  "lao",
  "armenian",
  "georgian",
  "syriac",
];

/** Chinese, Japanese and Korean: of each a hundred files, numbered. */
const NUMBERED = ["sc", "tc", "jp", "kr"];

/**
 * The parts of each family that are used, by the names of its `unicode.json`.
 *
 * @type {Record<string, (part: string) => boolean>}
 */
const PARTS = {
  newsreader: (part) => LETTERS.includes(part),
  figtree: (part) => LETTERS.includes(part),
  "noto-serif": (part) => LETTERS.includes(part),
  "noto-sans": (part) => [...LETTERS, "devanagari"].includes(part),
};
