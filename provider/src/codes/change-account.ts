import type { Payload } from "payload";
import { z } from "zod";

import { ContractError } from "../contract/answer";
import { isTaken } from "../database/is-taken";
import { updateIf } from "../database/update-if";
import { inWords } from "../rates/rate-limit";
import { account, claimGuess, forgetAt, NEW_ACCOUNT, type Account, type Claim } from "./account";
import { accountKey } from "./code-hashes";

/** Far more than requests for one address that meet: each round, one of them gets through. */
const MOST_ROUNDS = 200;

const stored = z.object({ account, version: z.number() });

const SENTENCES: Record<Extract<Claim, { until: number }>["wait"], string> = {
  "after failures": "There were too many wrong codes.",
  "after sends": "Too many codes have been sent to this address.",
  "after a send": "A code has just been sent to this address.",
};

/**
 * Changes what is kept of an address by a rule, as if requests for it came one after the other.
 * @throws ContractError 429 with `Retry-After` when the rule says to wait.
 */
export async function changeAccount(
  payload: Payload,
  email: string,
  rule: (account: Account, now: number) => Claim,
): Promise<void> {
  const key = accountKey(email);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const found = await readAccount(payload, key);
    const claim = rule(found?.account ?? NEW_ACCOUNT, Date.now());
    if ("until" in claim) throw tooSoon(claim);
    const version = found?.version ?? 0;
    const data = {
      account: claim.next,
      version: version + 1,
      forgetAt: new Date(forgetAt(claim.next)).toISOString(),
    };
    const isDone = found
      ? await updateIf(payload, {
          collection: "code-accounts",
          where: { and: [{ key: { equals: key } }, { version: { equals: version } }] },
          data,
        })
      : await isFirst(payload, { key, ...data });
    if (isDone) return;
  }
  throw new Error("An account of one-time codes could not be changed");
}

/**
 * Looks whether codes for an address are taken now.
 * @throws ContractError 429 with `Retry-After` while they are not.
 */
export async function requireNoWait(payload: Payload, email: string): Promise<void> {
  const found = await readAccount(payload, accountKey(email));
  const claim = claimGuess(found?.account ?? NEW_ACCOUNT, Date.now());
  if ("until" in claim) throw tooSoon(claim);
}

async function readAccount(payload: Payload, key: string) {
  const row = await payload.db.findOne({ collection: "code-accounts", where: { key: { equals: key } } });
  return row ? stored.parse(row) : undefined;
}

async function isFirst(payload: Payload, data: Record<string, unknown>): Promise<boolean> {
  try {
    await payload.db.create({ collection: "code-accounts", data });
    return true;
  } catch (error) {
    if (isTaken(error, "key")) return false;
    throw error;
  }
}

function tooSoon({ wait, until }: Extract<Claim, { until: number }>): ContractError {
  const seconds = Math.max(1, Math.ceil((until - Date.now()) / 1000));
  return new ContractError(429, `${SENTENCES[wait]} Please try again in ${inWords(seconds)}.`, {
    "retry-after": String(seconds),
  });
}
