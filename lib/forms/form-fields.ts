import { asciiEmail, isEmailAddress } from "@lampstand/contract/email";
import { DEFAULT_LANGUAGE, LANGUAGE_NAMES } from "@lampstand/contract/languages";
import { LINK_MAX_LENGTH, NAME_MAX_LENGTH, PHONE_TYPED_MAX_LENGTH } from "@lampstand/contract/limits";
import { characterCount, tidyText } from "@lampstand/contract/text";
import * as z from "zod/mini";
import { completePhone, hasExtension, isCallingCodeAlone, pagePhoneCountry } from "@/lib/utils/phone-country";
import type { FieldErrorKey, FieldMessage } from "./field-errors";

const tidy = z.overwrite(tidyText);

/** Returns a rule's message, which `fieldErrors` puts into words. */
export function fieldMessage(message: FieldMessage): FieldMessage {
  return message;
}

/** Tidies the text: the same words are then equal with and without scripts. */
export function optionalText(longest: number = NAME_MAX_LENGTH, whenLonger?: FieldErrorKey) {
  return z._default(z.string(fieldMessage("textRequired")).check(tidy, atMost(longest, whenLonger)), "");
}

export function requiredText(whenEmpty: FieldErrorKey, longest: number = NAME_MAX_LENGTH) {
  return z.string(whenEmpty).check(tidy, z.minLength(1, whenEmpty), atMost(longest));
}

export function emailAddress(whenEmpty: FieldErrorKey, whenWrong: FieldErrorKey) {
  return z
    .string(whenEmpty)
    .check(
      tidy,
      z.minLength(1, { error: whenEmpty, abort: true }),
      z.overwrite(asciiEmail),
      z.refine(isEmailAddress, whenWrong),
    );
}

export function optionalLink(whenWrong: FieldErrorKey) {
  return z._default(
    z.string(whenWrong).check(
      tidy,
      z.overwrite((link) => (/^www\./i.test(link) ? `https://${link}` : link)),
      atMost(LINK_MAX_LENGTH),
      z.refine((link) => link === "" || isWebAddress(link), whenWrong),
    ),
    "",
  );
}

export function optionalPhone() {
  const whenWrong = fieldMessage("phoneInvalid");
  return z._default(
    z.string(whenWrong).check(
      tidy,
      z.maxLength(PHONE_TYPED_MAX_LENGTH, { error: whenWrong, abort: true }),
      z.refine<string>((phone) => !hasExtension(phone, pagePhoneCountry()), {
        error: fieldMessage("phoneExtension"),
        abort: true,
      }),
      z.overwrite((phone) => (isCallingCodeAlone(phone) ? "" : (parsePhone(phone) ?? phone))),
      z.refine((phone) => phone === "" || parsePhone(phone) !== null, whenWrong),
    ),
    "",
  );
}

/** Accepts `true` from scripts and `on` from plain forms. */
export function checkbox() {
  return z._default(
    z.pipe(
      z.union([z.boolean(), z.literal(["on", "true", "false", ""])]),
      z.transform((value) => value === true || value === "on" || value === "true"),
    ),
    false,
  );
}

/** In which language the page shows its consents. Pages from before there were others show English. */
export const consentLanguage = z.catch(z.enum(LANGUAGE_NAMES), DEFAULT_LANGUAGE);

function atMost(longest: number, whenLonger: FieldErrorKey = "tooLong") {
  return z.refine<string>(
    (text) => characterCount(text) <= longest,
    fieldMessage(`${whenLonger} ${longest}`),
  );
}

function isWebAddress(link: string): boolean {
  if (!/^https?:\/\//i.test(link) || !URL.canParse(link)) return false;
  return new URL(link).hostname.includes(".");
}

function parsePhone(phone: string): string | null {
  return completePhone(phone, pagePhoneCountry());
}
