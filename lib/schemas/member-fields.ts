import * as z from "zod/mini";
import { digitsOf } from "@/lib/auth/digits-of";
import { LONGEST, requiredText } from "./form-fields";

const HOST = /^[\p{L}\p{M}\p{N}.-]+$/u;

/** The address's host as mail servers know it: in small letters, and in ASCII where it is of another script. */
function withPlainHost(email: string): string {
  const at = email.lastIndexOf("@");
  const host = email.slice(at + 1);
  if (!HOST.test(host) || !URL.canParse(`http://${host}`)) return email;
  return email.slice(0, at + 1) + new URL(`http://${host}`).hostname;
}

/** The e-mail address of a member. */
export function memberEmail(whenWrong: string) {
  const whenEmpty = "Email is required";
  return requiredText(whenEmpty, LONGEST.email).check(
    z.overwrite(withPlainHost),
    z.refine((email) => email === "" || z.regexes.email.test(email), whenWrong),
  );
}

/** A one-time code (specification section 9): six digits, whatever stands between them. */
export function oneTimeCode(whenEmpty: string, whenWrong: string) {
  return z
    .string(whenEmpty)
    .check(
      z.overwrite(digitsOf),
      z.minLength(1, { error: whenEmpty, abort: true }),
      z.regex(/^\d{6}$/, whenWrong),
    );
}
