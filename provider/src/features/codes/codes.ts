import { OTP_VALID_SECONDS } from "@lampstand/contract/limits";
import { OTP_INVALID } from "@lampstand/contract/wording";
import type { Payload, PayloadRequest, Where } from "payload";
import { z } from "zod";

import { updateIf } from "../../lib/db/writes";
import { isUniqueViolation } from "../../lib/errors";
import { HttpError } from "../../lib/http/responses";
import type { Mail } from "../mail/mail";
import { sendNow } from "../mail/send-now";
import { codeHash, isSameHash, newCode, type Purpose, type Subject, subjectKey } from "./code-hashes";
import { type Budget, claimGuess, claimSend, clearFailures, CLOCK_DIFFERENCE_MS } from "./throttle";
import { updateThrottle, requireNotThrottled } from "./throttle-store";

const VALID_MS = OTP_VALID_SECONDS * 1000;

const BUDGETS: Record<Purpose, Budget> = {
  login: "login",
  signup: "new address",
  "change-email": "new address",
  "delete-account": "deletion",
};

const TRIES = 5;

/**
 * Makes a code, in place of the one before, and sends a mail once the caller has been answered. Who has the address,
 * if anybody, is looked up only then: the answer and the work before it are the same for everybody.
 * @param mailOf The mail with that code, or another in its place.
 * @throws HttpError 429 with `Retry-After` when the address was sent one too lately, or too many.
 */
export async function sendCode(
  payload: Payload,
  subject: Subject,
  mailOf: (code: string, brand: string) => Promise<Mail>,
): Promise<void> {
  await updateThrottle(payload, subject.email, (account, now) =>
    claimSend(account, now, BUDGETS[subject.purpose]),
  );
  const code = newCode();
  const expiresAt = new Date(Date.now() + VALID_MS);
  const member = subject.member ?? null;
  const row = { codeHash: codeHash(subject, code), expiresAt: expiresAt.toISOString(), member };
  await replaceCode(payload, subjectKey(subject), { ...row, tries: 0, usedAt: null });
  sendNow(payload, { write: (brand) => mailOf(code, brand), until: expiresAt });
}

async function replaceCode(payload: Payload, key: string, data: Record<string, unknown>): Promise<void> {
  const replace = () =>
    updateIf(payload, { collection: "one-time-codes", where: { key: { equals: key } }, data });
  if (await replace()) return;
  try {
    await payload.db.create({ collection: "one-time-codes", data: { key, ...data } });
  } catch (error) {
    if (!isUniqueViolation(error, "key")) throw error;
    await replace();
  }
}

const stored = z.object({ codeHash: z.string() });

/**
 * Uses up the code that was sent for this. A try is counted before it is looked at, and of any number at once exactly
 * one succeeds. Every wrong one is refused alike: wrong, late, used, tried too often, or never sent.
 * @throws HttpError 401; 429 with `Retry-After` while the address has to wait.
 */
export async function redeemCode(payload: Payload, subject: Subject, code: string): Promise<void> {
  await requireNotThrottled(payload, subject.email);
  const isThis: Where = { key: { equals: subjectKey(subject) } };
  const now = Date.now();
  const isLive: Where[] = [
    isThis,
    { expiresAt: { greater_than: new Date(now).toISOString() } },
    // One that was sent while the clock was ahead would be valid for as long.
    { expiresAt: { less_than_equal: new Date(now + VALID_MS + CLOCK_DIFFERENCE_MS).toISOString() } },
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
    await updateThrottle(payload, subject.email, claimGuess);
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
  await updateThrottle(payload, subject.email, clearFailures);
}

/** For a guess that was not looked at after all: others at the same moment have made the address wait. */
async function giveBackTry(payload: Payload, isThis: Where): Promise<void> {
  await updateIf(payload, {
    collection: "one-time-codes",
    where: { and: [isThis, { tries: { greater_than: 0 } }] },
    data: { tries: { $inc: -1 } },
  });
}

/** The same for every code that is not accepted. */
export function invalidCode(): HttpError {
  return new HttpError(401, OTP_INVALID);
}

type Owner = { id: string; email: string };

/** Removes every code by which somebody could still act for a member. */
export async function deleteCodes(
  payload: Payload,
  { id, email }: Owner,
  req?: PayloadRequest,
): Promise<void> {
  const keys = (["login", "signup"] as const).map((purpose) => subjectKey({ purpose, email }));
  await payload.db.deleteMany({
    collection: "one-time-codes",
    where: { or: [{ key: { in: keys } }, { member: { equals: id } }] },
    req,
  });
}

/** Removes codes that are too late to be used, and what is kept of addresses that nothing depends on any more. */
export async function deleteExpiredCodes(payload: Payload): Promise<void> {
  const now = new Date().toISOString();
  await payload.db.deleteMany({
    collection: "one-time-codes",
    where: { expiresAt: { less_than_equal: now } },
  });
  await payload.db.deleteMany({ collection: "code-accounts", where: { forgetAt: { less_than_equal: now } } });
}
