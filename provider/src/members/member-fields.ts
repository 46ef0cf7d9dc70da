import { z } from "zod";

import { plainLine } from "../submissions/plain-text";
import { normaliseEmail } from "./email-address";

const NAME_MAX_LENGTH = 100;
const TYPED_MAX_LENGTH = 500;
const CODE = /^\d{6}$/;

/** A first or last name (specification section 5). */
export function memberName(name: string, missing: string) {
  return plainLine(name, NAME_MAX_LENGTH).pipe(z.string().min(1, missing));
}

/** An address, as members are told apart by it (specification section 5). */
export function memberEmail(invalid: string) {
  return plainLine("email address", TYPED_MAX_LENGTH)
    .pipe(z.string().min(1, "Email is required"))
    .transform((text, context) => {
      const email = normaliseEmail(text);
      if (email) return email;
      context.addIssue(invalid);
      return z.NEVER;
    });
}

/** A code of six digits, whatever stands between them (specification section 5). */
export function sixDigits(invalid: string) {
  return optionalCode(invalid).transform((code, context) => {
    if (code !== undefined) return code;
    context.addIssue("OTP is required");
    return z.NEVER;
  });
}

/** As `sixDigits`, where there need be none. */
export function optionalCode(invalid: string) {
  return plainLine("code", TYPED_MAX_LENGTH).transform((text, context) => {
    if (text === "") return undefined;
    const digits = text.normalize("NFKC").replace(/\D/g, "");
    if (CODE.test(digits)) return digits;
    context.addIssue(invalid);
    return z.NEVER;
  });
}
