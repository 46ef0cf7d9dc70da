import type { Payload, PayloadRequest, Where } from "payload";

import { updateIf } from "../../lib/db/writes";
import { wakeWorker } from "../../lib/worker";
import type { OutgoingMail } from "../../payload-types";
import { brandOf, deliver, reasonOf } from "./deliver";
import { mail, type Mail } from "./mail";

/** No mail can ever arrive there (RFC 2606). */
const NOWHERE = /\.invalid$/i;

const BATCH = 10;

const FIRST_DELAY_MS = 5_000;
const FACTOR = 4;
const LONGEST_DELAY_MS = 4 * 60 * 60 * 1000;
const LONGEST_TRYING_MS = 3 * 24 * 60 * 60 * 1000;

/**
 * Stores a mail, so that no crash loses it. It is sent soon, and retried for three days if it cannot be.
 * @param req The request in whose transaction it is stored, so that it is sent only if that commits.
 */
export async function queueMail(payload: Payload, mail: Mail, req?: PayloadRequest): Promise<void> {
  if (NOWHERE.test(mail.to)) return;
  const data = { mail, attempts: 0, dueAt: new Date().toISOString() };
  await payload.create({ collection: "outgoing-mails", data, ...(req && { req }) });
  await wakeWorker("followUp", req);
}

/** Sends what is due. Each is put off before it is tried, so that one which ends the process is not tried at once again. */
export async function sendDueMails(payload: Payload): Promise<void> {
  const due: Where = { dueAt: { less_than_equal: new Date().toISOString() } };
  const { docs } = await payload.find({
    collection: "outgoing-mails",
    where: due,
    sort: "dueAt",
    limit: BATCH,
    pagination: false,
  });
  for (const queued of docs) await send(payload, queued);
}

/** When the next mail is due, if any waits. */
export async function nextDueAt(payload: Payload): Promise<Date | undefined> {
  const { docs } = await payload.find({
    collection: "outgoing-mails",
    where: { dueAt: { exists: true } },
    sort: "dueAt",
    limit: 1,
    pagination: false,
  });
  const dueAt = docs[0]?.dueAt;
  return dueAt ? new Date(dueAt) : undefined;
}

/** Mails that were given up are tried once more: whoever starts the provider anew may have put right what was wrong. */
export async function retryGivenUpMails(payload: Payload): Promise<void> {
  await payload.db.updateMany({
    collection: "outgoing-mails",
    where: { dueAt: { exists: false } },
    data: { dueAt: new Date().toISOString() },
    returning: false,
  });
}

async function send(payload: Payload, queued: OutgoingMail): Promise<void> {
  const retryAt = nextAttempt(queued.attempts, new Date(queued.createdAt), new Date());
  const isOurs = await updateIf(payload, {
    collection: "outgoing-mails",
    where: { and: [{ id: { equals: queued.id } }, { attempts: { equals: queued.attempts } }] },
    data: { attempts: queued.attempts + 1, dueAt: retryAt?.toISOString() ?? null },
  });
  if (!isOurs) return;
  try {
    const brand = await brandOf(payload);
    await deliver(payload, { id: queued.id, mail: mail.parse(queued.mail), brand });
  } catch (error) {
    const next = retryAt ? `is tried again at ${retryAt.toISOString()}` : "is given up";
    const problem = reasonOf(error);
    payload.logger.warn(`Mail ${queued.id} could not be sent and ${next}: ${problem}`);
    await updateIf(payload, {
      collection: "outgoing-mails",
      where: { id: { equals: queued.id } },
      data: { problem },
    });
    return;
  }
  await payload.db.deleteOne({ collection: "outgoing-mails", where: { id: { equals: queued.id } } });
}

/**
 * When a mail is tried again, should the attempt that is being made fail: after 5 seconds, then four times as long each
 * time up to four hours, for three days. Then never (`null`).
 * @param attempts How many were made before this one.
 */
export function nextAttempt(attempts: number, queuedAt: Date, now: Date): Date | null {
  const next = new Date(now.getTime() + Math.min(FIRST_DELAY_MS * FACTOR ** attempts, LONGEST_DELAY_MS));
  return next.getTime() - queuedAt.getTime() > LONGEST_TRYING_MS ? null : next;
}
