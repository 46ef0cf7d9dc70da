import { isEmailAddress, withAsciiHost } from "@lampstand/contract/email";
import { EMAIL_MAX_LENGTH } from "@lampstand/contract/limits";
import { digitsOf, OTP_PATTERN } from "@lampstand/contract/patterns";
import { STORIES_ANSWERS } from "@lampstand/contract/wording";
import * as z from "zod/mini";
import { requiredText } from "@/lib/forms/form-fields";

/** The e-mail address of a member. */
function memberEmail(whenWrong: string) {
  const whenEmpty = "Email is required";
  return requiredText(whenEmpty, EMAIL_MAX_LENGTH).check(
    z.overwrite(withAsciiHost),
    z.refine((email) => email === "" || isEmailAddress(email), whenWrong),
  );
}

/** A one-time code: six digits, whatever stands between them. */
function oneTimeCode(whenEmpty: string, whenWrong: string) {
  return z
    .string(whenEmpty)
    .check(
      z.overwrite(digitsOf),
      z.minLength(1, { error: whenEmpty, abort: true }),
      z.regex(OTP_PATTERN, whenWrong),
    );
}

/** The first step of logging in. */
export const loginRequestSchema = z.object({ email: memberEmail("Enter a valid email address") });

/** A code wherever one is asked for, except on signing up. */
export const codeSchema = z.object({ otp: oneTimeCode("OTP is required", "OTP must be a 6-digit number") });

/** The second step of logging in. */
export const loginCodeSchema = z.extend(loginRequestSchema, codeSchema.shape);

const WRONG_CODE = "OTP must be exactly 6 digits";

/** The first step of signing up. */
export const signupRequestSchema = z.object({
  firstName: requiredText("First name is required"),
  lastName: requiredText("Last name is required"),
  email: memberEmail("Invalid email format"),
});

/** The code of the second step. */
export const signupCodeSchema = z.object({ otp: oneTimeCode(WRONG_CODE, WRONG_CODE) });

/** The second step, with what the first one told. */
export const signupSchema = z.extend(signupRequestSchema, signupCodeSchema.shape);

/** The edited profile. */
export const profileSchema = z.object({
  firstName: requiredText("First Name is required"),
  lastName: requiredText("Last Name is required"),
  email: memberEmail("Enter a valid email address"),
});

/** The same, with the code that proves a new address where the provider asks for one. */
export const profileUpdateSchema = z.extend(profileSchema, z.partial(codeSchema).shape);

export const accountDeletionSchema = z.object({
  stories: z.enum(STORIES_ANSWERS, "Please choose what becomes of your stories."),
});

/** The same, with the code that confirms it where the provider asks for one. */
export const accountDeletionUpdateSchema = z.extend(accountDeletionSchema, z.partial(codeSchema).shape);

/** The export of all data of a member, who is known by their session. */
export const exportRequestSchema = z.object({});
