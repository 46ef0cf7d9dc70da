import { foldLetters } from "@lampstand/contract/fold-letters";

/** Replaces the storyteller's name once it has been removed. */
export const NOBODYS_NAME = "A former member";

/** Words, including what hides in them or joins them: accents, zero-width characters, dots, hyphens and apostrophes. */
const WORDS = /\p{L}(?:[\p{L}\p{M}\p{Cf}·‧]|[-‐‑・'’ʼ](?=\p{L}))*/gu;

const JOINTS = /[-‐‑・'’ʼ]/u;

const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** The shortest name whose genitive may lack an apostrophe: ‘als’ is not Al’s. */
const GENITIVE_FROM = 3;

/** Returns whether a name's word is in a script without spaces and longer than one character. */
function isUnspaced(word: string): boolean {
  return UNSPACED.test(word) && /^.{2}/u.test(word);
}

function wordsOf(text: string): string[] {
  return text.match(WORDS) ?? [];
}

function partsOf(word: string): string[] {
  return word.split(JOINTS);
}

/** Returns a word's forms for comparison: umlauts as the plain letter and with an e; single letters have none. */
function formsOf(word: string): string[] {
  const withE = word.normalize("NFC").replace(/[äöüø]/giu, "$&e");
  return [word, withE].map((form) => foldLetters(form).normalize("NFC")).filter((form) => form.length > 1);
}

function isSpelling(form: string, name: string): boolean {
  if (UNSPACED.test(name)) return form.includes(name);
  return form === name || (name.length >= GENITIVE_FROM && form === `${name}s`);
}

/** Returns a function that tells whether the text contains a word in any spelling. */
function finderIn(text: string): (word: string) => boolean {
  const forms = wordsOf(text).flatMap((word) => [word, ...partsOf(word)].flatMap(formsOf));
  return (word) => formsOf(word).some((name) => forms.some((form) => isSpelling(form, name)));
}

/** Returns whether a text contains any word of a name. */
export function holdsNameOf(text: string, name: string): boolean {
  const words = wordsOf(name).flatMap((word) => [word, ...partsOf(word)]);
  return name !== NOBODYS_NAME && words.some(finderIn(text));
}

/** Returns whether a longer text mentions a word of somebody's name; lower-case words are ordinary language. */
export function speaksOf(text: string, name: string): boolean {
  return name !== NOBODYS_NAME && wordsOf(name).some((word) => spellingsIn(text, word).length > 0);
}

/** Returns whether a text contains every word of a name of several words. */
export function holdsFullNameOf(text: string, name: string): boolean {
  const isIn = finderIn(text);
  const words = wordsOf(name).filter((word) => formsOf(word).length > 0);
  return words.length > 1 && words.every((word) => isIn(word) || partsOf(word).every(isIn));
}

/** Finds spellings of a one-word name. Lower-case words are ordinary language, unless the name is lower-case. */
export function spellingsIn(text: string, name: string): string[] {
  const names = formsOf(name);
  const isName = (word: string) =>
    (!/^\p{Ll}/u.test(word) || /^\p{Ll}/u.test(name)) &&
    formsOf(word).some((form) => names.some((own) => isSpelling(form, own)));
  return wordsOf(text).flatMap((word) => {
    const parts = partsOf(word).filter(isName);
    return parts.length > 0 ? parts : [word].filter(isName);
  });
}

const SOMEBODY = "Somebody";

/** Replaces names that are whole words: full names in any case, single words only as written or capitalised. */
export function withoutNames(text: string, names: readonly string[]): string {
  const known = names.map((name) => name.trim().split(/\s+/)).filter(([word]) => word);
  const full = known.filter((words) => words.length > 1).map((words) => words.map(escaped).join("\\s+"));
  const single = known.filter((words) => words.length === 1).flatMap(([word = ""]) => [word, capital(word)]);
  const spelt = single.flatMap((word) =>
    [word, ...spellingsIn(text, word)].filter((name) => !isUnspaced(name)),
  );
  return withoutUnspaced(replaced(replaced(text, full, "giu"), spelt.map(escaped), "gu"), single);
}

/** In these scripts, other words follow a name without a space. */
function withoutUnspaced(text: string, names: string[]): string {
  const unspaced = names
    .filter(isUnspaced)
    .map((name) => name.normalize("NFC").split(/(?!^)/u).map(escaped).join("[\\p{M}\\p{Cf}]*"));
  if (unspaced.length === 0) return text;
  return text.normalize("NFC").replace(new RegExp(unspaced.join("|"), "gu"), SOMEBODY);
}

function replaced(text: string, patterns: string[], flags: string): string {
  if (patterns.length === 0) return text;
  const longestFirst = patterns.toSorted((a, b) => b.length - a.length);
  const name = `(?<![\\p{L}\\p{N}])(?:${longestFirst.join("|")})(?![\\p{L}\\p{N}])`;
  return text.replace(new RegExp(`${name}(?:\\s+${name})*`, flags), SOMEBODY);
}

function capital(word: string): string {
  const [first = "", ...rest] = word;
  return first.toUpperCase() + rest.join("");
}

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
