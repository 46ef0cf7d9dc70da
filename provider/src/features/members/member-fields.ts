import { normalizeEmail } from "@lampstand/contract/email";
import { EMAIL_TYPED_MAX_LENGTH, NAME_MAX_LENGTH } from "@lampstand/contract/limits";
import { digitsOf, OTP_PATTERN } from "@lampstand/contract/patterns";
import { FORM_ERRORS } from "@lampstand/contract/wording";
import { z } from "zod";

import { plainLine } from "../../lib/form-fields";

/** Characters before the `@` (RFC 5321). */
const LOCAL_PART_MAX_LENGTH = 64;
const CODE_TYPED_MAX_LENGTH = 500;

export function memberName(name: string, missing: string) {
  return plainLine(name, NAME_MAX_LENGTH).pipe(z.string().min(1, missing));
}

/** An address as members are identified by it. */
export function memberEmail(invalid: string) {
  return plainLine("email address", EMAIL_TYPED_MAX_LENGTH)
    .pipe(z.string().min(1, FORM_ERRORS.login.emailRequired))
    .transform((text, context) => {
      const email = normalizeMemberEmail(text);
      if (email) return email;
      context.addIssue(invalid);
      return z.NEVER;
    });
}

/** A code of six digits, whatever characters separate them. */
export function sixDigits(invalid: string) {
  return optionalCode(invalid).transform((code, context) => {
    if (code !== undefined) return code;
    context.addIssue(FORM_ERRORS.login.otpRequired);
    return z.NEVER;
  });
}

export function optionalCode(invalid: string) {
  return plainLine("code", CODE_TYPED_MAX_LENGTH).transform((text, context) => {
    if (text === "") return undefined;
    const digits = digitsOf(text);
    if (OTP_PATTERN.test(digits)) return digits;
    context.addIssue(invalid);
    return z.NEVER;
  });
}

/**
 * Normalizes an email address as `normalizeEmail` does.
 * @returns null when no account can use it.
 */
export function normalizeMemberEmail(text: string): string | null {
  const email = normalizeEmail(text);
  return email && email.lastIndexOf("@") <= LOCAL_PART_MAX_LENGTH ? email : null;
}
