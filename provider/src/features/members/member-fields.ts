import { normalizeEmail } from "@lampstand/contract/email";
import { EMAIL_TYPED_MAX_LENGTH, NAME_MAX_LENGTH } from "@lampstand/contract/limits";
import { digitsOf, OTP_PATTERN } from "@lampstand/contract/patterns";
import { z } from "zod";

import { plainLine } from "../../lib/form-fields";
import type { SentenceCode } from "../../messages/sentences";

/** Characters before the `@` (RFC 5321). */
const LOCAL_PART_MAX_LENGTH = 64;
const CODE_TYPED_MAX_LENGTH = 500;

const EMAIL_REQUIRED: SentenceCode = "login.emailRequired";
const CODE_REQUIRED: SentenceCode = "login.codeRequired";

export function memberName(field: "firstName" | "lastName", missing: SentenceCode) {
  return plainLine(field, NAME_MAX_LENGTH).pipe(z.string().min(1, missing));
}

/** Returns a schema for the address that identifies a member. */
export function memberEmail(invalid: SentenceCode) {
  return plainLine("email", EMAIL_TYPED_MAX_LENGTH)
    .pipe(z.string().min(1, EMAIL_REQUIRED))
    .transform((text, context) => {
      const email = normalizeMemberEmail(text);
      if (email) return email;
      context.addIssue(invalid);
      return z.NEVER;
    });
}

/** Returns a schema for a code of six digits, whatever separates them. */
export function sixDigits(invalid: SentenceCode) {
  return optionalCode(invalid).transform((code, context) => {
    if (code !== undefined) return code;
    context.addIssue(CODE_REQUIRED);
    return z.NEVER;
  });
}

export function optionalCode(invalid: SentenceCode) {
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
