import { createHash, createHmac, randomBytes } from "node:crypto";

import { isSameText } from "@lampstand/runtime/same-text";
import { z } from "zod";

import { environment } from "../../lib/environment";

const BYTES = 32;
const PURPOSE = "withdraw consents";

/**
 * What a record keeps of its withdrawal link. The link's token follows from the seed and the provider's secret, so
 * that every mail can carry it, and whoever reads the database alone cannot make it.
 */
export type Withdrawal = { withdrawalSeed: string; withdrawalHash: string };

/** For a new record of consents. */
export function newWithdrawal(): Withdrawal {
  const withdrawalSeed = randomBytes(BYTES).toString("base64url");
  return { withdrawalSeed, withdrawalHash: hashOfToken(signedToken(PURPOSE, withdrawalSeed)) };
}

/**
 * The address of the site's page on which the person can withdraw. Where the provider's secret is another one than when the
 * record was made, the token names the record, too: it cannot be found by the signature any more.
 */
export function withdrawalLink({ withdrawalSeed, withdrawalHash }: Withdrawal): string {
  const signature = signedToken(PURPOSE, withdrawalSeed);
  const isAsKept = hashOfToken(signature) === withdrawalHash;
  return `${environment().siteUrl}/withdraw-consent/${isAsKept ? "" : withdrawalHash}${signature}`;
}

const NAMING_TOKEN = /^([\w-]{43})([\w-]{43})$/;

/** The hash by which the record is found that a token of a link is for. */
export function hashInToken(token: string): string {
  return NAMING_TOKEN.exec(token)?.[1] ?? hashOfToken(token);
}

/** Whether a token opens the record that it names, with whichever of the two secrets it was signed. */
export function opensRecord(token: string, { withdrawalSeed, withdrawalHash }: Withdrawal): boolean {
  const signature = NAMING_TOKEN.exec(token)?.[2] ?? token;
  return (
    hashOfToken(signature) === withdrawalHash || isSameText(signature, signedToken(PURPOSE, withdrawalSeed))
  );
}

/** What a token is found by. */
export function hashOfToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** A token for one purpose, which only the provider can make of a seed. */
export function signedToken(purpose: string, seed: string): string {
  return createHmac("sha256", environment().payloadSecret).update(`${purpose}\0${seed}`).digest("base64url");
}

/** A token that opens one record for one purpose, as long as the provider has this secret. Nothing of it is kept. */
export function tokenOfRecord(purpose: string, id: string): string {
  return `${id}.${signedToken(purpose, id)}`;
}

const RECORD_TOKEN = /^([\da-f-]{36})\.([\w-]{43})$/;

/** The id of the record that such a token opens; `undefined` where it is none. */
export function recordOfToken(purpose: string, token: string): string | undefined {
  const [, id = "", signature = ""] = RECORD_TOKEN.exec(token) ?? [];
  return z.uuid().safeParse(id).success && isSameText(signature, signedToken(purpose, id)) ? id : undefined;
}
