import type { Payload, PayloadRequest, Where } from "payload";

import { updateIf } from "../../lib/db/writes";
import { environment } from "../../lib/environment";
import { findAll, findFirst } from "../../lib/find-all";
import { leaseFrom, withLease } from "../../lib/lease";
import { wakeWorker } from "../../lib/worker";
import type { OutgoingMail } from "../../payload-types";
import { brandOf, deliver, reasonOf } from "./deliver";
import { mail, type Mail } from "./mail";
import { noteMailProblem, REFUSED_RECIPIENT } from "./mail-problems";

/** An address that was removed or never valid. No email can arrive there (RFC 2606). */
export const NOWHERE = /\.invalid$/i;

/** A stored email: its id in the outbox, and whether it becomes a file that nobody gets, for lack of a mail server. */
export type QueuedMail = { id: string; isKept: boolean };

const BATCH = 10;

const FIRST_DELAY_MS = 5_000;
const FACTOR = 4;
const LONGEST_DELAY_MS = 4 * 60 * 60 * 1000;
const LONGEST_TRYING_MS = 3 * 24 * 60 * 60 * 1000;

/**
 * Stores an email so that no crash loses it. It is sent soon, and retried for three days if necessary.
 * @param req The request in whose transaction to store it, so it is sent only if that commits.
 * @returns Where it is; `undefined` if its address leads nowhere.
 */
export async function queueMail(
  payload: Payload,
  mail: Mail,
  req?: PayloadRequest,
): Promise<QueuedMail | undefined> {
  if (NOWHERE.test(mail.to)) return undefined;
  const data = { mail, attempts: 0, dueAt: new Date().toISOString() };
  const { id } = await payload.create({ collection: "outgoing-mails", data, ...(req && { req }) });
  await wakeWorker("mails", req);
  return { id, isKept: !environment().smtpUrl };
}

/**
 * Sends the due emails. Leases and postpones each one first, so one that crashes the process isn't retried at once.
 * @returns When the next email is due, if any waits.
 */
export async function sendDueMails(payload: Payload, heartbeat?: number): Promise<Date | undefined> {
  const due: Where = { dueAt: { less_than_equal: new Date().toISOString() } };
  const docs = await findAll(payload, "outgoing-mails", due, { sort: "dueAt", limit: BATCH });
  for (const queued of docs) await send(payload, queued, heartbeat);
  return nextDueAt(payload);
}

async function nextDueAt(payload: Payload): Promise<Date | undefined> {
  const next = await findFirst(payload, "outgoing-mails", { dueAt: { exists: true } }, { sort: "dueAt" });
  return next?.dueAt ? new Date(next.dueAt) : undefined;
}

/** Retries emails that were given up, in case the problem was fixed before this restart. */
export async function retryGivenUpMails(payload: Payload): Promise<void> {
  await payload.db.updateMany({
    collection: "outgoing-mails",
    where: { dueAt: { exists: false } },
    data: { dueAt: new Date().toISOString() },
    returning: false,
  });
}

async function send(payload: Payload, queued: OutgoingMail, everyMs?: number): Promise<void> {
  const collection = "outgoing-mails";
  const attempts = queued.attempts + 1;
  const [begunAt, queuedAt] = [new Date(), new Date(queued.createdAt)];
  const lease = leaseFrom(begunAt);
  const retryAt = nextAttempt(queued.attempts, queuedAt, begunAt)?.toISOString();
  const isOurs = await updateIf(payload, {
    collection,
    where: { and: [{ id: { equals: queued.id } }, { attempts: { equals: queued.attempts } }] },
    data: { attempts, dueAt: retryAt && retryAt < lease ? lease : (retryAt ?? null) },
  });
  if (!isOurs) return;
  const where: Where = { and: [{ id: { equals: queued.id } }, { attempts: { equals: attempts } }] };
  try {
    const delivery = { id: queued.id, mail: mail.parse(queued.mail), brand: await brandOf(payload) };
    await withLease(payload, { collection, where, column: "dueAt", everyMs }, () =>
      deliver(payload, delivery),
    );
  } catch (error) {
    const dueAt = nextAttempt(queued.attempts, queuedAt, new Date())?.toISOString() ?? null;
    const next = dueAt ? `will be tried again at ${dueAt}` : "won't be tried again";
    const problem = reasonOf(error);
    payload.logger.warn(`Mail ${queued.id} could not be sent and ${next}: ${problem}`);
    await updateIf(payload, { collection, where, data: { problem, dueAt } });
    const { data } = mail.safeParse(queued.mail);
    const isRefused = problem.startsWith(REFUSED_RECIPIENT);
    if (data && isRefused) await noteMailProblem(payload, { reason: problem, to: data.to, isGivenUp: false });
    if (data?.answers && (dueAt === null || (isRefused && attempts === 1)))
      await openAgain(payload, data.answers);
    return;
  }
  await payload.db.deleteOne({ collection, where: { id: { equals: queued.id } } });
}

/** Sending the answer has closed the record, but nobody gets the answer. */
async function openAgain(payload: Payload, { collection, id }: NonNullable<Mail["answers"]>): Promise<void> {
  await updateIf(payload, { collection, where: { id: { equals: id } }, data: { isHandled: false } });
}

/**
 * Returns when to retry a failed email: after 5 seconds, then four times as long each time, up to four hours, for three
 * days. Then `null`.
 * @param attempts How many were made before this one.
 */
export function nextAttempt(attempts: number, queuedAt: Date, now: Date): Date | null {
  const next = new Date(now.getTime() + Math.min(FIRST_DELAY_MS * FACTOR ** attempts, LONGEST_DELAY_MS));
  return next.getTime() - queuedAt.getTime() > LONGEST_TRYING_MS ? null : next;
}
