import { asciiEmail, isEmailAddress } from "@lampstand/contract/email";
import {
  EMAIL_MAX_LENGTH,
  LINK_MAX_LENGTH,
  MESSAGE_MAX_LENGTH,
  NAME_MAX_LENGTH,
  RECORDED_AT_MAX_LENGTH,
} from "@lampstand/contract/limits";
import { LANGUAGE_NAMES } from "@lampstand/contract/languages";
import { E164_PATTERN } from "@lampstand/contract/patterns";
import { characterCount, tidyText } from "@lampstand/contract/text";
import { NO_RECORDED_AT } from "@lampstand/contract/wording";
import { z } from "zod";

import type { SentenceCode } from "../messages/sentences";

const PHONE_MAX_LENGTH = 30;

const PHONE_INVALID: SentenceCode = "fields.phoneInvalid";
const BOX_UNCLEAR: SentenceCode = "fields.boxUnclear";

const TOO_LONG: SentenceCode = "fields.tooLong";

/**
 * A visitor's text, tidied; an absent one is empty.
 * @param field Which one it is, in sentences about it.
 */
export function plainText(field: string, max: number, tooLong: SentenceCode = TOO_LONG) {
  return textOf(field, tidyText).refine((text) => characterCount(text) <= max, {
    error: tooLong,
    params: { field, max },
  });
}

export function plainLine(field: string, max: number) {
  return textOf(field, (text) => tidyText(text).replace(/\s+/g, " ")).refine(
    (text) => characterCount(text) <= max,
    { error: TOO_LONG, params: { field, max } },
  );
}

function textOf(field: string, clean: (text: string) => string) {
  return z
    .string(`The field ‘${field}’ must be text.`)
    .nullish()
    .transform((text) => clean(text ?? ""));
}

export function personName(missing: string) {
  return plainLine("name", NAME_MAX_LENGTH).pipe(z.string().min(1, missing));
}

/**
 * An email address for a single mailbox; international hosts become ASCII.
 * @param missing A sentence or its code, as in the functions below.
 */
export function emailAddress(missing: string, invalid: string) {
  return plainLine("email", EMAIL_MAX_LENGTH).pipe(
    z.string().min(1, missing).refine(isEmailAddress, invalid).transform(asciiEmail),
  );
}

export function message(missing: string) {
  return plainText("message", MESSAGE_MAX_LENGTH).pipe(z.string().min(1, missing));
}

/** A telephone number with its country code, or nothing. */
export const phone = plainLine("phone", PHONE_MAX_LENGTH).pipe(
  z.string().refine((number) => number === "" || E164_PATTERN.test(number), PHONE_INVALID),
);

/** A web address as typed, or nothing. It may be incomplete. */
export const link = plainLine("link", LINK_MAX_LENGTH);

/** Where or when a story was recorded, in the visitor's words, or nothing. */
export const recordedAt = plainLine("recordedAt", RECORDED_AT_MAX_LENGTH).transform((text) =>
  text === NO_RECORDED_AT ? "" : text,
);

/** The language in which a visitor wrote. One that we don't know is left out. */
export const language = z.enum(LANGUAGE_NAMES).optional().catch(undefined);

/** Whether a box was ticked. Anything but a clear yes is refused or counts as no. */
export const checkbox = z
  .boolean(BOX_UNCLEAR)
  .nullish()
  .transform((isTicked) => isTicked ?? false);
