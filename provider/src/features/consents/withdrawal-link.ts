import { createHash, createHmac, randomBytes } from "node:crypto";

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

/** The address of the site's page on which the person can withdraw. */
export function withdrawalLink(withdrawalSeed: string): string {
  return `${environment().siteUrl}/withdraw-consent/${signedToken(PURPOSE, withdrawalSeed)}`;
}

/** What a token is found by. */
export function hashOfToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** A token for one purpose, which only the provider can make of a seed. */
export function signedToken(purpose: string, seed: string): string {
  return createHmac("sha256", environment().payloadSecret).update(`${purpose}\0${seed}`).digest("base64url");
}
