import { isEmailAddress, withAsciiHost } from "@lampstand/contract/email";
import { EMAIL_MAX_LENGTH } from "@lampstand/contract/limits";
import { digitsOf, OTP_PATTERN } from "@lampstand/contract/patterns";
import { STORIES_ANSWERS } from "@lampstand/contract/wording";
import * as z from "zod/mini";
import type { FieldErrorKey } from "@/lib/forms/field-errors";
import { requiredText, fieldMessage } from "@/lib/forms/form-fields";

function memberEmail(whenEmpty: FieldErrorKey, whenWrong: FieldErrorKey) {
  return requiredText(whenEmpty, EMAIL_MAX_LENGTH).check(
    z.overwrite(withAsciiHost),
    z.refine((email) => email === "" || isEmailAddress(email), whenWrong),
  );
}

function oneTimeCode(whenEmpty: FieldErrorKey, whenWrong: FieldErrorKey) {
  return z
    .string(whenEmpty)
    .check(
      z.overwrite(digitsOf),
      z.minLength(1, { error: whenEmpty, abort: true }),
      z.regex(OTP_PATTERN, whenWrong),
    );
}

export const loginRequestSchema = z.object({ email: memberEmail("loginEmailRequired", "loginEmailInvalid") });

export const codeSchema = z.object({ otp: oneTimeCode("loginOtpRequired", "loginOtpInvalid") });

export const loginCodeSchema = z.extend(loginRequestSchema, codeSchema.shape);

export const signupRequestSchema = z.object({
  firstName: requiredText("signupFirstNameRequired"),
  lastName: requiredText("signupLastNameRequired"),
  email: memberEmail("signupEmailRequired", "signupEmailInvalid"),
});

export const signupCodeSchema = z.object({ otp: oneTimeCode("signupOtpInvalid", "signupOtpInvalid") });

export const signupSchema = z.extend(signupRequestSchema, signupCodeSchema.shape);

export const profileSchema = z.object({
  firstName: requiredText("profileFirstNameRequired"),
  lastName: requiredText("profileLastNameRequired"),
  email: memberEmail("profileEmailRequired", "profileEmailInvalid"),
});

/** Some providers require the code for a new address. */
export const profileUpdateSchema = z.extend(profileSchema, z.partial(codeSchema).shape);

export const accountDeletionSchema = z.object({
  stories: z.enum(STORIES_ANSWERS, fieldMessage("deletionStoriesRequired")),
});

export const accountDeletionUpdateSchema = z.extend(accountDeletionSchema, z.partial(codeSchema).shape);

export const exportRequestSchema = z.object({});
