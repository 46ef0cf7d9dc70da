import * as z from "zod/mini";
import { requiredText } from "./form-fields";
import { memberEmail, oneTimeCode } from "./member-fields";

const WRONG_CODE = "OTP must be exactly 6 digits";

/** The first step of signing up (specification section 5). */
export const signupRequestSchema = z.object({
  firstName: requiredText("First name is required"),
  lastName: requiredText("Last name is required"),
  email: memberEmail("Invalid email format"),
});

export type SignupRequest = z.output<typeof signupRequestSchema>;

/** The code of the second step. */
export const signupCodeSchema = z.object({ otp: oneTimeCode(WRONG_CODE, WRONG_CODE) });

/** The second step, with what the first one told. */
export const signupSchema = z.extend(signupRequestSchema, signupCodeSchema.shape);

export type Signup = z.output<typeof signupSchema>;
