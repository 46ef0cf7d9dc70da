/** Matches text of invisible characters only: spaces, control and format characters, fillers, lone surrogates. */
const UNSEEN = /^[\p{White_Space}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

const LINE_BREAK = /\r\n?|[\u0085\u2028\u2029]/g;

/** Control characters other than tab and line feed, which cause trouble in databases, mails and tables. */
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

const DIGIT = /\p{Nd}/gu;

/** Counts Unicode code points, as databases and JSON Schema do. An emoji is mostly one. */
export function characterCount(text: string): number {
  return Array.from(text).length;
}

/** Returns the beginning of a text, at most `most` characters long. */
export function firstCharacters(text: string, most: number): string {
  // A character has at most two UTF-16 units.
  return Array.from(text.slice(0, 2 * most))
    .slice(0, most)
    .join("");
}

/** Returns whether a text has nothing visible. */
export function isBlank(text: string): boolean {
  return UNSEEN.test(text);
}

/** Replaces lone surrogates. Browsers before 2023 have no `toWellFormed`. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\uFFFD");
}

/**
 * Returns typed text without surrounding spaces and with line feeds between its lines; empty if it is blank.
 */
export function tidyText(text: string): string {
  if (isBlank(text)) return "";
  return wellFormed(text).replace(LINE_BREAK, "\n").replace(CONTROL, "").trim();
}

/** Converts the digits of every script to 0 to 9. */
export function withAsciiDigits(text: string): string {
  return text.replace(DIGIT, (digit) => String(digitValue(digit)));
}

/** Unicode lists each script's digits consecutively, from zero to nine. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (String.fromCodePoint(code - before - 1).search(DIGIT) === 0) before += 1;
  return before % 10;
}
