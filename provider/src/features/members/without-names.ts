import { isUnspaced, spellingsIn } from "../safety/names";

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
