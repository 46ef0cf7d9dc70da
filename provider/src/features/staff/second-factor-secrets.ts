import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, randomInt } from "node:crypto";

import { withAsciiDigits } from "@lampstand/contract/text";

import { environment } from "../../lib/environment";

const CIPHER = "aes-256-gcm";
const KEY_BYTES = 32;
const IV_BYTES = 12;

const RECOVERY_CODES = 10;
const RECOVERY_CODE_LENGTH = 12;
/** Without characters that look alike. */
const ALPHABET = "2345679cdfghjkmnpqrtvwxz";

/** Encrypts a secret for the database: useless without the provider's secret, or for another account. */
export function encryptSecret(secret: string, staff: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyFor("encrypt"), iv).setAAD(Buffer.from(staff));
  const encrypted = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return [iv, cipher.getAuthTag(), encrypted].map((part) => part.toString("base64url")).join(".");
}

/** @throws Error when it was not encrypted for this account with the provider's secret. */
export function decryptSecret(stored: string, staff: string): string {
  const [iv, tag, encrypted] = stored.split(".").map((part) => Buffer.from(part, "base64url"));
  if (!iv || !tag || !encrypted) throw new Error("The secret of a second step can't be read");
  const decipher = createDecipheriv(CIPHER, keyFor("encrypt"), iv).setAAD(Buffer.from(staff)).setAuthTag(tag);
  return decipher.update(encrypted, undefined, "utf8") + decipher.final("utf8");
}

/** Returns one-time codes for signing in without the authenticator, as `xxxx-xxxx-xxxx`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
}

function newRecoveryCode(): string {
  const letters = Array.from({ length: RECOVERY_CODE_LENGTH }, () =>
    ALPHABET.charAt(randomInt(ALPHABET.length)),
  );
  return letters.join("").replace(/(.{4})(?=.)/g, "$1-");
}

/** Returns a recovery code's stored hash, however it is typed. */
export function recoveryCodeHash(code: string, staff: string): string {
  const typed = withAsciiDigits(code)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
  return createHmac("sha256", keyFor("recovery codes")).update(`${staff}\0${typed}`).digest("base64url");
}

function keyFor(use: string): Buffer {
  const { payloadSecret } = environment();
  return Buffer.from(hkdfSync("sha256", payloadSecret, "", `second factor: ${use}`, KEY_BYTES));
}
