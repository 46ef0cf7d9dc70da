import { OTP_LENGTH } from "./limits";
import { withAsciiDigits } from "./text";

/** A phone number in E.164: `+` and 7 to 15 digits. */
export const E164_PATTERN = /^\+[1-9]\d{6,14}$/;

/** A one-time code. */
export const OTP_PATTERN = new RegExp(`^\\d{${OTP_LENGTH}}$`);

/** The token of a link by which consents are read, given and withdrawn: 32 or 64 bytes in base64url. */
export const CONSENT_TOKEN_PATTERN = /^(?:[\w-]{43}){1,2}$/;

/** The token of a link by which somebody who asked to talk reads the answers: a segment of a path. */
export const CONVERSATION_TOKEN_PATTERN = /^[\w-]{1,100}(?:\.[\w-]{1,100})?$/;

/** The `Idempotency-Key` of a submission. */
export const IDEMPOTENCY_KEY_PATTERN = /^[\w-]{1,100}$/;

/** A page number or page size in an address: a whole number above zero. */
export const COUNT_PATTERN = /^[1-9]\d{0,8}$/;

/** The digits of a one-time code as it was typed or pasted, in the digits of any script. */
export function digitsOf(code: string): string {
  return withAsciiDigits(code).replace(/\D/g, "");
}
