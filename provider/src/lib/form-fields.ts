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
 * A visitor's text, tidied; an absent one is empty.
 * @param name The field's name in error messages.
 */
export function plainText(
  name: string,
  maxLength: number,
  tooLong = `The ${name} can have at most ${maxLength} characters.`,
) {
  return textOf(name, tidyText).refine((text) => characterCount(text) <= maxLength, tooLong);
}

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

export function personName(missing: string) {
  return plainLine("name", NAME_MAX_LENGTH).pipe(z.string().min(1, missing));
}

/** An email address for a single mailbox; international hosts become ASCII. */
export function emailAddress(missing: string, invalid: string) {
  return plainLine("email address", EMAIL_MAX_LENGTH).pipe(
    z.string().min(1, missing).refine(isEmailAddress, invalid).transform(asciiEmail),
  );
}

export function message(missing: string) {
  return plainText("message", MESSAGE_MAX_LENGTH).pipe(z.string().min(1, missing));
}

/** A telephone number with its country code, or nothing. */
export const phone = plainLine("phone number", PHONE_MAX_LENGTH).pipe(
  z.string().refine((number) => number === "" || E164_PATTERN.test(number), PHONE_INVALID),
);

/** A web address as typed, or nothing. It may be incomplete. */
export const link = plainLine("link", LINK_MAX_LENGTH);

/** Where or when a story was recorded, in the visitor's words, or nothing. */
export const recordedAt = plainLine("text about the recording", RECORDED_AT_MAX_LENGTH).transform((text) =>
  text === NO_RECORDED_AT ? "" : text,
);

/** Whether a box was ticked. Anything but a clear yes is refused or counts as no. */
export const checkbox = z
  .boolean("A box is either ticked or not.")
  .nullish()
  .transform((isTicked) => isTicked ?? false);
