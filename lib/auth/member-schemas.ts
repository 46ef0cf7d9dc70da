import { isEmailAddress, withAsciiHost } from "@lampstand/contract/email";
import { EMAIL_MAX_LENGTH } from "@lampstand/contract/limits";
import { digitsOf, OTP_PATTERN } from "@lampstand/contract/patterns";
import { STORIES_ANSWERS } from "@lampstand/contract/wording";
import * as z from "zod/mini";
import { requiredText } from "@/lib/forms/form-fields";

function memberEmail(whenWrong: string) {
  const whenEmpty = "Email is required";
  return requiredText(whenEmpty, EMAIL_MAX_LENGTH).check(
    z.overwrite(withAsciiHost),
    z.refine((email) => email === "" || isEmailAddress(email), whenWrong),
  );
}

function oneTimeCode(whenEmpty: string, whenWrong: string) {
  return z
    .string(whenEmpty)
    .check(
      z.overwrite(digitsOf),
      z.minLength(1, { error: whenEmpty, abort: true }),
      z.regex(OTP_PATTERN, whenWrong),
    );
}

export const loginRequestSchema = z.object({ email: memberEmail("Enter a valid email address") });

export const codeSchema = z.object({ otp: oneTimeCode("OTP is required", "OTP must be a 6-digit number") });

export const loginCodeSchema = z.extend(loginRequestSchema, codeSchema.shape);

const WRONG_CODE = "OTP must be exactly 6 digits";

export const signupRequestSchema = z.object({
  firstName: requiredText("First name is required"),
  lastName: requiredText("Last name is required"),
  email: memberEmail("Invalid email format"),
});

export const signupCodeSchema = z.object({ otp: oneTimeCode(WRONG_CODE, WRONG_CODE) });

export const signupSchema = z.extend(signupRequestSchema, signupCodeSchema.shape);

export const profileSchema = z.object({
  firstName: requiredText("First Name is required"),
  lastName: requiredText("Last Name is required"),
  email: memberEmail("Enter a valid email address"),
});

/** Some providers want the code for a new address. */
export const profileUpdateSchema = z.extend(profileSchema, z.partial(codeSchema).shape);

export const accountDeletionSchema = z.object({
  stories: z.enum(STORIES_ANSWERS, "Please choose what becomes of your stories."),
});

export const accountDeletionUpdateSchema = z.extend(accountDeletionSchema, z.partial(codeSchema).shape);

export const exportRequestSchema = z.object({});
