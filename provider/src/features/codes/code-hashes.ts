import { createHmac, hkdfSync, randomInt, timingSafeEqual } from "node:crypto";

import { OTP_LENGTH } from "@lampstand/contract/limits";

import { environment } from "../../lib/environment";

/** What a code confirms. One purpose's code is no use for another. */
export type Purpose = "login" | "signup" | "change-email" | "delete-account";

/** What a code is for: an address, and the member whose request it confirms, where it is a member's. */
export type Subject = { purpose: Purpose; email: string; member?: string };

const KEY_BYTES = 32;
const LABEL = "one-time codes";

/** Six digits, each as likely as any other. */
export function newCode(): string {
  return String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, "0");
}

/** By what the table of codes finds the one for this. */
export function subjectKey({ purpose, email, member = "" }: Subject): string {
  return keyedHash("subject", purpose, email, member);
}

/** By what the table of accounts finds an address. */
export function throttleKey(email: string): string {
  return keyedHash("account", email);
}

/** What is kept of a code. */
export function codeHash({ purpose, email, member = "" }: Subject, code: string): string {
  return keyedHash("code", purpose, email, member, code);
}

/** Compares two hashes in a time that does not tell where they differ. */
export function isSameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** A million codes are soon tried: without the key, the database alone does not tell which one was sent. */
function keyedHash(...parts: string[]): string {
  return createHmac("sha256", key()).update(parts.join("\0")).digest("base64url");
}

let derived: Buffer | undefined;

function key(): Buffer {
  derived ??= Buffer.from(hkdfSync("sha256", environment().payloadSecret, "", LABEL, KEY_BYTES));
  return derived;
}
