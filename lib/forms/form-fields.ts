import { asciiEmail, isEmailAddress } from "@lampstand/contract/email";
import { LINK_MAX_LENGTH, NAME_MAX_LENGTH, PHONE_TYPED_MAX_LENGTH } from "@lampstand/contract/limits";
import { PHONE_EXTENSION, PHONE_INVALID } from "@lampstand/contract/wording";
import { characterCount, tidyText } from "@lampstand/contract/text";
import * as z from "zod/mini";
import { completePhone, hasExtension, isCallingCodeAlone, pagePhoneCountry } from "@/lib/utils/phone-country";

const tidy = z.overwrite(tidyText);

/** Text that may be left out; tidied, so that the same words sent with and without script are the same. */
export function optionalText(longest: number = NAME_MAX_LENGTH, whenLonger?: string) {
  return z._default(z.string("Please enter text").check(tidy, atMost(longest, whenLonger)), "");
}

/** Text that may not be left out. */
export function requiredText(whenEmpty: string, longest: number = NAME_MAX_LENGTH) {
  return z.string(whenEmpty).check(tidy, z.minLength(1, whenEmpty), atMost(longest));
}

/** An e-mail address that may not be left out. */
export function emailAddress(whenEmpty: string, whenWrong: string) {
  return z
    .string(whenEmpty)
    .check(
      tidy,
      z.minLength(1, { error: whenEmpty, abort: true }),
      z.overwrite(asciiEmail),
      z.refine(isEmailAddress, whenWrong),
    );
}

/** An http(s) address that may be left out; `www.` alone is taken for `https://www.`. */
export function optionalLink(whenWrong: string) {
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

/** A phone number that may be left out; understood as a visitor types it, handed on as E.164. */
export function optionalPhone() {
  const whenWrong = PHONE_INVALID;
  return z._default(
    z.string(whenWrong).check(
      tidy,
      z.maxLength(PHONE_TYPED_MAX_LENGTH, { error: whenWrong, abort: true }),
      z.refine<string>((phone) => !hasExtension(phone, pagePhoneCountry()), {
        error: PHONE_EXTENSION,
        abort: true,
      }),
      z.overwrite((phone) => (isCallingCodeAlone(phone) ? "" : (parsePhone(phone) ?? phone))),
      z.refine((phone) => phone === "" || parsePhone(phone) !== null, whenWrong),
    ),
    "",
  );
}

/** A box to tick: `true` from script, `on` from a plain form. */
export function checkbox() {
  return z._default(
    z.pipe(
      z.union([z.boolean(), z.literal(["on", "true", "false", ""])]),
      z.transform((value) => value === true || value === "on" || value === "true"),
    ),
    false,
  );
}

function atMost(longest: number, whenLonger = `Please use at most ${longest} characters`) {
  return z.refine<string>((text) => characterCount(text) <= longest, whenLonger);
}

function isWebAddress(link: string): boolean {
  if (!/^https?:\/\//i.test(link) || !URL.canParse(link)) return false;
  return new URL(link).hostname.includes(".");
}

/** The number in E.164; `null` for what is none. */
function parsePhone(phone: string): string | null {
  return completePhone(phone, pagePhoneCountry());
}
