import { OTP_LENGTH } from "./limits";
import { withAsciiDigits } from "./text";

/** A phone number in E.164: `+` and 7 to 15 digits. */
export const E164_PATTERN = /^\+[1-9]\d{6,14}$/;

export const OTP_PATTERN = new RegExp(`^\\d{${OTP_LENGTH}}$`);

/** The token in a link for reading, giving and withdrawing consents: 32 or 64 bytes in base64url. */
export const CONSENT_TOKEN_PATTERN = /^(?:[\w-]{43}){1,2}$/;

/** The token in a link for someone who asked to talk to read the answers: one path segment. */
export const CONVERSATION_TOKEN_PATTERN = /^[\w-]{1,100}(?:\.[\w-]{1,100})?$/;

/** A submission's `Idempotency-Key`. */
export const IDEMPOTENCY_KEY_PATTERN = /^[\w-]{1,100}$/;

/** A page number or page size in an address: a positive whole number. */
export const COUNT_PATTERN = /^[1-9]\d{0,8}$/;

/** Extracts a one-time code's digits from what was typed or pasted, in any script. */
export function digitsOf(code: string): string {
  return withAsciiDigits(code).replace(/\D/g, "");
}
