import type { Payload } from "payload";
import { z } from "zod";

import { updateIf } from "../../lib/db/writes";
import { isUniqueViolation } from "../../lib/errors";
import { HttpError } from "../../lib/http/responses";
import { sentence, type SentenceCode, waitValues } from "../../messages/sentences";
import { throttleKey } from "./code-hashes";
import {
  throttleState,
  claimGuess,
  expiresAt,
  INITIAL_STATE,
  type ThrottleState,
  type ThrottleResult,
} from "./throttle";

/** More rounds than any address has concurrent requests: one of them succeeds in each round. */
const MAX_ROUNDS = 200;

const stored = z.object({ account: throttleState, version: z.number() });

const SENTENCES: Record<Extract<ThrottleResult, { until: number }>["wait"], SentenceCode> = {
  "after failures": "codes.tooManyWrong",
  "after sends": "codes.tooManySent",
  "after a send": "codes.justSent",
};

/**
 * Applies a rule to an address's throttle. Optimistic locking makes concurrent requests take effect one by one.
 * @throws HttpError 429 with `Retry-After` when the rule says to wait.
 */
export async function updateThrottle(
  payload: Payload,
  email: string,
  rule: (state: ThrottleState, now: number) => ThrottleResult,
): Promise<void> {
  const key = throttleKey(email);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const found = await readThrottle(payload, key);
    const claim = rule(found?.account ?? INITIAL_STATE, Date.now());
    if ("until" in claim) throw tooSoon(claim);
    const version = found?.version ?? 0;
    const data = {
      account: claim.next,
      version: version + 1,
      forgetAt: new Date(expiresAt(claim.next)).toISOString(),
    };
    const isDone = found
      ? await updateIf(payload, {
          collection: "code-accounts",
          where: { and: [{ key: { equals: key } }, { version: { equals: version } }] },
          data,
        })
      : await insertFirst(payload, { key, ...data });
    if (isDone) return;
  }
  throw new Error("The throttle of one-time codes could not be updated");
}

/**
 * Checks, without counting, that codes for an address are accepted now.
 * @throws HttpError 429 with `Retry-After` if not.
 */
export async function requireNotThrottled(payload: Payload, email: string): Promise<void> {
  const found = await readThrottle(payload, throttleKey(email));
  const claim = claimGuess(found?.account ?? INITIAL_STATE, Date.now());
  if ("until" in claim) throw tooSoon(claim);
}

async function readThrottle(payload: Payload, key: string) {
  const row = await payload.db.findOne({ collection: "code-accounts", where: { key: { equals: key } } });
  return row ? stored.parse(row) : undefined;
}

async function insertFirst(payload: Payload, data: Record<string, unknown>): Promise<boolean> {
  try {
    await payload.db.create({ collection: "code-accounts", data });
    return true;
  } catch (error) {
    if (isUniqueViolation(error, "key")) return false;
    throw error;
  }
}

function tooSoon({ wait, until }: Extract<ThrottleResult, { until: number }>): HttpError {
  const seconds = Math.max(1, Math.ceil((until - Date.now()) / 1000));
  return new HttpError(429, sentence(SENTENCES[wait], waitValues(seconds)), {
    "retry-after": String(seconds),
  });
}
