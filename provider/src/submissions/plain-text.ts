import { z } from "zod";

/** Characters that no text needs and that databases, mails or tables stumble over: not tab and line feed. */
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
const LINE_BREAK = /\r\n?|[\u0085\u2028\u2029]/g;

/**
 * Text that a visitor sends, of one line or several, tidied. Absent is empty.
 * @param name How the visitor knows the field, for the sentences that refuse it.
 */
export function plainText(name: string, maxLength: number) {
  return textOf(name, maxLength, tidy);
}

/** As `plainText`, but of one line. */
export function plainLine(name: string, maxLength: number) {
  return textOf(name, maxLength, (text) => tidy(text).replace(/\s+/g, " "));
}

function textOf(name: string, maxLength: number, clean: (text: string) => string) {
  return z
    .string(`The ${name} must be text.`)
    .nullish()
    .transform((text) => clean(text ?? ""))
    .pipe(z.string().max(maxLength, `The ${name} may have at most ${maxLength} characters.`));
}

function tidy(text: string): string {
  return text.toWellFormed().replace(LINE_BREAK, "\n").replace(CONTROL, "").trim();
}
