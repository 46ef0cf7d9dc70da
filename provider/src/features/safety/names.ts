import { foldLetters } from "@lampstand/contract/fold-letters";

/** Whose a story is, once nobody is to know. */
export const NOBODYS_NAME = "A former member";

/** Words with what may hide in them or join them: accents, characters without width, dots, hyphens and apostrophes. */
const WORDS = /\p{L}(?:[\p{L}\p{M}\p{Cf}·‧]|[-‐‑・'’ʼ](?=\p{L}))*/gu;

const JOINTS = /[-‐‑・'’ʼ]/u;

/** Scripts in which other words follow a name without a space. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** From how many letters on a name has a genitive without apostrophe: ‘als’ is not Al’s. */
const GENITIVE_FROM = 3;

/** Whether a name's word is of a script without spaces, and more than a single character. */
function isUnspaced(word: string): boolean {
  return UNSPACED.test(word) && /^.{2}/u.test(word);
}

function wordsOf(text: string): string[] {
  return text.match(WORDS) ?? [];
}

function partsOf(word: string): string[] {
  return word.split(JOINTS);
}

/** A word as it may be compared, with umlauts as the plain letter and with an e; single letters are none. */
function formsOf(word: string): string[] {
  const withE = word.normalize("NFC").replace(/[äöüø]/giu, "$&e");
  return [word, withE].map((form) => foldLetters(form).normalize("NFC")).filter((form) => form.length > 1);
}

/** Whether a word of a text is a name, or its genitive. */
function isSpelling(form: string, name: string): boolean {
  if (UNSPACED.test(name)) return form.includes(name);
  return form === name || (name.length >= GENITIVE_FROM && form === `${name}s`);
}

/** Whether a text holds a word, however it is written there. */
function finderIn(text: string): (word: string) => boolean {
  const forms = wordsOf(text).flatMap((word) => [word, ...partsOf(word)].flatMap(formsOf));
  return (word) => formsOf(word).some((name) => forms.some((form) => isSpelling(form, name)));
}

/** Whether a text holds a word of a name. */
export function holdsNameOf(text: string, name: string): boolean {
  const words = wordsOf(name).flatMap((word) => [word, ...partsOf(word)]);
  return name !== NOBODYS_NAME && words.some(finderIn(text));
}

/** Whether a longer text speaks of somebody by a word of their name. In small letters, it is a word of the language. */
export function speaksOf(text: string, name: string): boolean {
  return name !== NOBODYS_NAME && wordsOf(name).some((word) => spellingsIn(text, word).length > 0);
}

/** Whether a text holds every word of a name that has several. */
export function holdsFullNameOf(text: string, name: string): boolean {
  const isIn = finderIn(text);
  const words = wordsOf(name).filter((word) => formsOf(word).length > 0);
  return words.length > 1 && words.every((word) => isIn(word) || partsOf(word).every(isIn));
}

/** How a name of one word is written in a text; in small letters it is a word of the language, unless it is the name's own way. */
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

/**
 * A text with somebody's names taken out, where they stand as words of their own: a full name in any case, one of a
 * single word, which may be a word of the language, too, as it is written or with a capital.
 */
export function withoutNames(text: string, names: readonly string[]): string {
  const known = names.map((name) => name.trim().split(/\s+/)).filter(([word]) => word);
  const full = known.filter((words) => words.length > 1).map((words) => words.map(escaped).join("\\s+"));
  const single = known.filter((words) => words.length === 1).flatMap(([word = ""]) => [word, capital(word)]);
  const spelt = single.flatMap((word) =>
    [word, ...spellingsIn(text, word)].filter((name) => !isUnspaced(name)),
  );
  return withoutUnspaced(replaced(replaced(text, full, "giu"), spelt.map(escaped), "gu"), single);
}

/** Other words follow a name of these scripts without a space. */
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
