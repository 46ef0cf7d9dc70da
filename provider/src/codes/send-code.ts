import type { Payload } from "payload";

import { isTaken } from "../database/is-taken";
import { updateIf } from "../database/update-if";
import type { Mail } from "../mail/mail";
import { sendAtOnce } from "../mail/send-at-once";
import { claimSend, type Budget } from "./account";
import { changeAccount } from "./change-account";
import { codeHash, newCode, subjectKey, type Purpose, type Subject } from "./code-hashes";

const VALID_MS = 10 * 60 * 1000;

const BUDGETS: Record<Purpose, Budget> = {
  login: "login",
  signup: "new address",
  "change-email": "new address",
  "delete-account": "deletion",
};

/**
 * Makes a code, in place of the one before, and sends a mail once the caller has been answered. Who has the address,
 * if anybody, is looked up only then: the answer and the work before it are the same for everybody.
 * @param mailOf The mail with that code, or another in its place.
 * @throws ContractError 429 with `Retry-After` when the address was sent one too lately, or too many.
 */
export async function sendCode(
  payload: Payload,
  subject: Subject,
  mailOf: (code: string, brand: string) => Promise<Mail>,
): Promise<void> {
  await changeAccount(payload, subject.email, (account, now) =>
    claimSend(account, now, BUDGETS[subject.purpose]),
  );
  const code = newCode();
  const expiresAt = new Date(Date.now() + VALID_MS);
  const member = subject.member ?? null;
  const row = { codeHash: codeHash(subject, code), expiresAt: expiresAt.toISOString(), member };
  await replaceCode(payload, subjectKey(subject), { ...row, tries: 0, usedAt: null });
  sendAtOnce(payload, { write: (brand) => mailOf(code, brand), until: expiresAt });
}

async function replaceCode(payload: Payload, key: string, data: Record<string, unknown>): Promise<void> {
  const replace = () =>
    updateIf(payload, { collection: "one-time-codes", where: { key: { equals: key } }, data });
  if (await replace()) return;
  try {
    await payload.db.create({ collection: "one-time-codes", data: { key, ...data } });
  } catch (error) {
    if (!isTaken(error, "key")) throw error;
    await replace();
  }
}
