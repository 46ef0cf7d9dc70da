import type { Payload, Where } from "payload";

import { updateIf } from "../database/update-if";
import type { OutgoingMail } from "../payload-types";
import { brandOf } from "./brand";
import { deliver, reasonOf } from "./deliver";
import { mail } from "./mail";
import { nextAttempt } from "./retry-delay";

const BATCH = 10;

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
export async function tryGivenUpMails(payload: Payload): Promise<void> {
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
    payload.logger.warn(`Mail ${queued.id} could not be sent and ${next}: ${reasonOf(error)}`);
    return;
  }
  await payload.db.deleteOne({ collection: "outgoing-mails", where: { id: { equals: queued.id } } });
}
