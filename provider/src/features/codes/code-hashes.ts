import { createHmac, hkdfSync, randomInt, timingSafeEqual } from "node:crypto";

import { OTP_LENGTH } from "@lampstand/contract/limits";

import { environment } from "../../lib/environment";

/** What a code confirms. A code only works for its own purpose. */
export type Purpose = "login" | "signup" | "change-email" | "delete-account";

/** What a code is for: an address and, for a signed-in request, the member. */
export type Subject = { purpose: Purpose; email: string; member?: string };

const KEY_BYTES = 32;
const LABEL = "one-time codes";

export function newCode(): string {
  return String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, "0");
}

/** Returns the key of a code in its table. */
export function subjectKey({ purpose, email, member = "" }: Subject): string {
  return keyedHash("subject", purpose, email, member);
}

/** Returns the key of an address in the table of throttles. */
export function throttleKey(email: string): string {
  return keyedHash("account", email);
}

/** Returns what is stored of a code. */
export function codeHash({ purpose, email, member = "" }: Subject, code: string): string {
  return keyedHash("code", purpose, email, member, code);
}

/** Compares two hashes in constant time. */
export function isSameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** A million codes are quickly tried, so a leaked database without this key doesn't reveal which one was sent. */
function keyedHash(...parts: string[]): string {
  return createHmac("sha256", key()).update(parts.join("\0")).digest("base64url");
}

let derived: Buffer | undefined;

function key(): Buffer {
  derived ??= Buffer.from(hkdfSync("sha256", environment().payloadSecret, "", LABEL, KEY_BYTES));
  return derived;
}
