import { OTP_VALID_SECONDS } from "@lampstand/contract/limits";
import type { Payload, PayloadRequest, Where } from "payload";
import { z } from "zod";

import { updateIf } from "../../lib/db/writes";
import { isUniqueViolation } from "../../lib/errors";
import { HttpError } from "../../lib/http/responses";
import { sentence } from "../../messages/sentences";
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
 * Replaces a code and emails it after responding. Only then looks up the address, so the response reveals nothing.
 * @param mailOf The email with that code, or another instead.
 * @throws HttpError 429 with `Retry-After` when the address was sent a code just now, or too many.
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
 * Uses up a code. Concurrent tries are all counted first, and one succeeds. Refuses every invalid code alike.
 * @throws HttpError 401; 429 with `Retry-After` while the address must wait.
 */
export async function redeemCode(payload: Payload, subject: Subject, code: string): Promise<void> {
  await requireNotThrottled(payload, subject.email);
  const isThis: Where = { key: { equals: subjectKey(subject) } };
  const now = Date.now();
  const isLive: Where[] = [
    isThis,
    { expiresAt: { greater_than: new Date(now).toISOString() } },
    // Refuses a code that was sent while the clock was ahead, which would stay valid for longer.
    { expiresAt: { less_than_equal: new Date(now + VALID_MS + CLOCK_DIFFERENCE_MS).toISOString() } },
    { usedAt: { exists: false } },
  ];
  const isClaimed = await updateIf(payload, {
    collection: "one-time-codes",
    where: { and: [...isLive, { tries: { less_than: TRIES } }] },
    data: { tries: { $inc: 1 } },
  });
  // Not counted as a guess: otherwise anyone could lock out members to whom no code was sent.
  if (!isClaimed) throw invalidCode();
  try {
    await updateThrottle(payload, subject.email, claimGuess);
  } catch (error) {
    await giveBackTry(payload, isThis);
    throw error;
  }

  const hash = codeHash(subject, code);
  const row = await payload.db.findOne({ collection: "one-time-codes", where: isThis });
  if (!row || !isSameHash(stored.parse(row).codeHash, hash)) throw invalidCode();
  const isUsed = await updateIf(payload, {
    collection: "one-time-codes",
    where: { and: [...isLive, { codeHash: { equals: hash } }] },
    data: { usedAt: new Date().toISOString() },
  });
  if (!isUsed) throw invalidCode();
  await updateThrottle(payload, subject.email, clearFailures);
}

/** Takes back a try that wasn't checked because concurrent guesses have throttled the address. */
async function giveBackTry(payload: Payload, isThis: Where): Promise<void> {
  await updateIf(payload, {
    collection: "one-time-codes",
    where: { and: [isThis, { tries: { greater_than: 0 } }] },
    data: { tries: { $inc: -1 } },
  });
}

/** Returns the same error for every refused code. */
export function invalidCode(): HttpError {
  return new HttpError(401, sentence("codes.invalid"));
}

type Owner = { id: string; email: string };

/** Deletes every code that could still be used to act for a member. */
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

/** Deletes expired codes and the throttles that no longer matter. */
export async function deleteExpiredCodes(payload: Payload): Promise<void> {
  const now = new Date().toISOString();
  await payload.db.deleteMany({
    collection: "one-time-codes",
    where: { expiresAt: { less_than_equal: now } },
  });
  await payload.db.deleteMany({ collection: "code-accounts", where: { forgetAt: { less_than_equal: now } } });
}
