import { asciiEmail, isEmailAddress } from "@lampstand/contract/email";
import {
  EMAIL_MAX_LENGTH,
  LINK_MAX_LENGTH,
  MESSAGE_MAX_LENGTH,
  NAME_MAX_LENGTH,
  RECORDED_AT_MAX_LENGTH,
} from "@lampstand/contract/limits";
import { E164_PATTERN } from "@lampstand/contract/patterns";
import { characterCount, tidyText } from "@lampstand/contract/text";
import { NO_RECORDED_AT, PHONE_INVALID } from "@lampstand/contract/wording";
import { z } from "zod";

const PHONE_MAX_LENGTH = 30;

/**
 * Text that a visitor sends, of one line or several, tidied. Absent is empty.
 * @param name How the visitor knows the field, for the sentences that refuse it.
 */
export function plainText(
  name: string,
  maxLength: number,
  tooLong = `The ${name} can have at most ${maxLength} characters.`,
) {
  return textOf(name, tidyText).refine((text) => characterCount(text) <= maxLength, tooLong);
}

/** As `plainText`, but of one line. */
export function plainLine(name: string, maxLength: number) {
  return textOf(name, (text) => tidyText(text).replace(/\s+/g, " ")).refine(
    (text) => characterCount(text) <= maxLength,
    `The ${name} can have at most ${maxLength} characters.`,
  );
}

function textOf(name: string, clean: (text: string) => string) {
  return z
    .string(`The ${name} must be text.`)
    .nullish()
    .transform((text) => clean(text ?? ""));
}

/** A person's name. */
export function personName(missing: string) {
  return plainLine("name", NAME_MAX_LENGTH).pipe(z.string().min(1, missing));
}

/** An e-mail address to which one mail can go; a host of another script in its ASCII form. */
export function emailAddress(missing: string, invalid: string) {
  return plainLine("email address", EMAIL_MAX_LENGTH).pipe(
    z.string().min(1, missing).refine(isEmailAddress, invalid).transform(asciiEmail),
  );
}

/** What somebody wrote to us. */
export function message(missing: string) {
  return plainText("message", MESSAGE_MAX_LENGTH).pipe(z.string().min(1, missing));
}

/** A telephone number with its country's code, or nothing. */
export const phone = plainLine("phone number", PHONE_MAX_LENGTH).pipe(
  z.string().refine((number) => number === "" || E164_PATTERN.test(number), PHONE_INVALID),
);

/** A web address as somebody wrote it, or nothing. It need not be a whole one. */
export const link = plainLine("link", LINK_MAX_LENGTH);

/** Where or when a story was recorded, in somebody's words, or nothing. */
export const recordedAt = plainLine("text about the recording", RECORDED_AT_MAX_LENGTH).transform((text) =>
  text === NO_RECORDED_AT ? "" : text,
);

/** Whether a box was ticked. What is not clearly a yes is refused or a no. */
export const checkbox = z
  .boolean("A box is either ticked or not.")
  .nullish()
  .transform((isTicked) => isTicked ?? false);
