import * as z from "zod/mini";
import { loginRequestSchema } from "./login-request";
import { oneTimeCode } from "./member-fields";

/** A code where one is asked for, but for signing up (specification section 5). */
export const codeSchema = z.object({ otp: oneTimeCode("OTP is required", "OTP must be a 6-digit number") });

/** The second step of logging in. */
export const loginCodeSchema = z.extend(loginRequestSchema, codeSchema.shape);

export type LoginCode = z.output<typeof loginCodeSchema>;
