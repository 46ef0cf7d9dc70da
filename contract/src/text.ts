/** Characters that nobody sees: spaces, control and format characters, fillers, half characters. */
const UNSEEN = /^[\p{White_Space}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

const LINE_BREAK = /\r\n?|[\u0085\u2028\u2029]/g;

/** Control characters except tab and line feed: databases, mails and tables stumble over them. */
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

const DIGIT = /\p{Nd}/gu;

/** The length of a text in Unicode code points, as databases and JSON Schema count it: an emoji is mostly one. */
export function characterCount(text: string): number {
  return Array.from(text).length;
}

/** The beginning of a text, of at most so many characters. */
export function firstCharacters(text: string, most: number): string {
  // A character has at most two UTF-16 units.
  return Array.from(text.slice(0, 2 * most))
    .slice(0, most)
    .join("");
}

/** Whether nobody can see anything of a text. */
export function isBlank(text: string): boolean {
  return UNSEEN.test(text);
}

/** Halves of characters are none; browsers before 2023 have no `toWellFormed`. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\uFFFD");
}

/** A text as somebody typed it, without spaces around it, with `\n` between its lines; empty when it is blank. */
export function tidyText(text: string): string {
  if (isBlank(text)) return "";
  return wellFormed(text).replace(LINE_BREAK, "\n").replace(CONTROL, "").trim();
}

/** A text with the digits of every script as 0 to 9. */
export function withAsciiDigits(text: string): string {
  return text.replace(DIGIT, (digit) => String(digitValue(digit)));
}

/** Unicode has the digits of a script in a row of ten, from zero. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (String.fromCodePoint(code - before - 1).search(DIGIT) === 0) before += 1;
  return before % 10;
}
