import { isEmailAddress, withAsciiHost } from "@lampstand/contract/email";
import { EMAIL_MAX_LENGTH } from "@lampstand/contract/limits";
import { digitsOf, OTP_PATTERN } from "@lampstand/contract/patterns";
import { FORM_ERRORS, STORIES_ANSWERS } from "@lampstand/contract/wording";
import * as z from "zod/mini";
import { requiredText } from "@/lib/forms/form-fields";

const { deletion, login, profile, signup } = FORM_ERRORS;

function memberEmail({ emailRequired, emailInvalid }: { emailRequired: string; emailInvalid: string }) {
  return requiredText(emailRequired, EMAIL_MAX_LENGTH).check(
    z.overwrite(withAsciiHost),
    z.refine((email) => email === "" || isEmailAddress(email), emailInvalid),
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

export const loginRequestSchema = z.object({ email: memberEmail(login) });

export const codeSchema = z.object({ otp: oneTimeCode(login.otpRequired, login.otpInvalid) });

export const loginCodeSchema = z.extend(loginRequestSchema, codeSchema.shape);

export const signupRequestSchema = z.object({
  firstName: requiredText(signup.firstNameRequired),
  lastName: requiredText(signup.lastNameRequired),
  email: memberEmail(signup),
});

export const signupCodeSchema = z.object({ otp: oneTimeCode(signup.otpInvalid, signup.otpInvalid) });

export const signupSchema = z.extend(signupRequestSchema, signupCodeSchema.shape);

export const profileSchema = z.object({
  firstName: requiredText(profile.firstNameRequired),
  lastName: requiredText(profile.lastNameRequired),
  email: memberEmail(profile),
});

/** Some providers require the code for a new address. */
export const profileUpdateSchema = z.extend(profileSchema, z.partial(codeSchema).shape);

export const accountDeletionSchema = z.object({
  stories: z.enum(STORIES_ANSWERS, deletion.storiesRequired),
});

export const accountDeletionUpdateSchema = z.extend(accountDeletionSchema, z.partial(codeSchema).shape);

export const exportRequestSchema = z.object({});
