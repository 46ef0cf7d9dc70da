import type { Payload, Where } from "payload";
import { z } from "zod";

import { ContractError } from "../contract/answer";
import { updateIf } from "../database/update-if";
import { claimGuess, clearFailures } from "./account";
import { changeAccount, requireNoWait } from "./change-account";
import { codeHash, isSameHash, subjectKey, type Subject } from "./code-hashes";

const TRIES = 5;

const stored = z.object({ codeHash: z.string() });

/**
 * Uses up the code that was sent for this. A try is counted before it is looked at, and of any number at once exactly
 * one succeeds. Every wrong one is refused alike: wrong, late, used, tried too often, or never sent.
 * @throws ContractError 401; 429 with `Retry-After` while the address has to wait.
 */
export async function redeemCode(payload: Payload, subject: Subject, code: string): Promise<void> {
  await requireNoWait(payload, subject.email);
  const isThis: Where = { key: { equals: subjectKey(subject) } };
  const isLive: Where[] = [
    isThis,
    { expiresAt: { greater_than: new Date().toISOString() } },
    { usedAt: { exists: false } },
  ];
  const isClaimed = await updateIf(payload, {
    collection: "one-time-codes",
    where: { and: [...isLive, { tries: { less_than: TRIES } }] },
    data: { tries: { $inc: 1 } },
  });
  // What cannot be right is no guess: else anybody could shut members out without a code having been sent.
  if (!isClaimed) throw invalidCode();
  try {
    await changeAccount(payload, subject.email, claimGuess);
  } catch (error) {
    await giveBackTry(payload, isThis);
    throw error;
  }

  const given = codeHash(subject, code);
  const row = await payload.db.findOne({ collection: "one-time-codes", where: isThis });
  if (!row || !isSameHash(stored.parse(row).codeHash, given)) throw invalidCode();
  const isUsed = await updateIf(payload, {
    collection: "one-time-codes",
    where: { and: [...isLive, { codeHash: { equals: given } }] },
    data: { usedAt: new Date().toISOString() },
  });
  if (!isUsed) throw invalidCode();
  await changeAccount(payload, subject.email, clearFailures);
}

/** For a guess that was not looked at after all: others at the same moment have made the address wait. */
async function giveBackTry(payload: Payload, isThis: Where): Promise<void> {
  await updateIf(payload, {
    collection: "one-time-codes",
    where: { and: [isThis, { tries: { greater_than: 0 } }] },
    data: { tries: { $inc: -1 } },
  });
}

/** The one refusal of every code that is not taken (specification section 8). */
export function invalidCode(): ContractError {
  return new ContractError(401, "Invalid OTP.");
}
