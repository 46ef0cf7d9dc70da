import { createHash, createHmac, randomBytes } from "node:crypto";

import { isSameText } from "@lampstand/runtime/same-text";
import { z } from "zod";

import { environment } from "../../lib/environment";

const BYTES = 32;
const PURPOSE = "withdraw consents";

/** Stored for a withdrawal link. Its token also needs the provider's secret, so a database leak isn't enough. */
export type Withdrawal = { withdrawalSeed: string; withdrawalHash: string };

export function newWithdrawal(): Withdrawal {
  const withdrawalSeed = randomBytes(BYTES).toString("base64url");
  return { withdrawalSeed, withdrawalHash: hashOfToken(signedToken(PURPOSE, withdrawalSeed)) };
}

/** Returns the URL for withdrawing. If the secret has changed, the token names the record, as its signature can't. */
export function withdrawalLink({ withdrawalSeed, withdrawalHash }: Withdrawal): string {
  const signature = signedToken(PURPOSE, withdrawalSeed);
  const isAsKept = hashOfToken(signature) === withdrawalHash;
  return `${environment().siteUrl}/withdraw-consent/${isAsKept ? "" : withdrawalHash}${signature}`;
}

const NAMING_TOKEN = /^([\w-]{43})([\w-]{43})$/;

/** Returns the hash for finding the record that a link's token is for. */
export function hashInToken(token: string): string {
  return NAMING_TOKEN.exec(token)?.[1] ?? hashOfToken(token);
}

/** Returns whether a token, signed with either secret, opens the record that it names. */
export function opensRecord(token: string, { withdrawalSeed, withdrawalHash }: Withdrawal): boolean {
  const signature = NAMING_TOKEN.exec(token)?.[2] ?? token;
  return (
    hashOfToken(signature) === withdrawalHash || isSameText(signature, signedToken(PURPOSE, withdrawalSeed))
  );
}

/** Returns the key for finding a token. */
export function hashOfToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** Signs a token for one purpose. Only the provider can derive it from the seed. */
export function signedToken(purpose: string, seed: string): string {
  return createHmac("sha256", environment().payloadSecret).update(`${purpose}\0${seed}`).digest("base64url");
}

/** Returns a token that opens one record for one purpose until the provider's secret changes. It isn't stored. */
export function tokenOfRecord(purpose: string, id: string): string {
  return `${id}.${signedToken(purpose, id)}`;
}

const RECORD_TOKEN = /^([\da-f-]{36})\.([\w-]{43})$/;

/** Returns the id of the record that a token opens; `undefined` if the token is invalid. */
export function recordOfToken(purpose: string, token: string): string | undefined {
  const [, id = "", signature = ""] = RECORD_TOKEN.exec(token) ?? [];
  return z.uuid().safeParse(id).success && isSameText(signature, signedToken(purpose, id)) ? id : undefined;
}
