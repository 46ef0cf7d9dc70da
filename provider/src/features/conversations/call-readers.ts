import type { Payload, Where } from "payload";

import { forEachRecord } from "../../lib/db/one-by-one";
import { inTransaction } from "../../lib/db/transactions";
import { recordBatches } from "../../lib/db/record-batches";
import { updateIf } from "../../lib/db/writes";
import { findAll } from "../../lib/find-all";
import type { Conversation, Staff } from "../../payload-types";
import { queueMail } from "../mail/outbox";
import { readersOf } from "./carers";
import { unreadMails } from "./notices";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

const BATCH = 50;

/** Alerts readers to unread conversations an hour after they were notified, and then daily along with the admins. */
export async function callReaders(payload: Payload, now = new Date()): Promise<void> {
  const before = (ms: number) => ({ less_than_equal: new Date(now.getTime() - ms).toISOString() });
  const isDue: Where = {
    and: [
      { readAt: { exists: false } },
      { announcedAt: before(HOUR_MS) },
      { or: [{ calledAt: { exists: false } }, { calledAt: before(DAY_MS) }] },
    ],
  };
  const all = { collection: "conversations", where: isDue, size: BATCH, showHiddenFields: true } as const;
  for await (const records of recordBatches(payload, all))
    await forEachRecord(
      payload,
      records,
      (record) => call(payload, record, { isDue, now }),
      ({ id }) => `The readers of conversation ${id} couldn't be notified and will be later`,
    );
}

async function call(
  payload: Payload,
  record: Conversation,
  { isDue, now }: { isDue: Where; now: Date },
): Promise<void> {
  const readers = await readersOf(payload, record);
  const isSilent = Boolean(record.calledAt) || readers.length === 0;
  const admins = isSilent ? await findAdmins(payload) : [];
  await inTransaction(payload, {}, async (req) => {
    const isStill = { and: [{ id: { equals: record.id } }, isDue] };
    const data = { calledAt: now.toISOString() };
    if (!(await updateIf(payload, { collection: "conversations", where: isStill, data, req }))) return;
    for (const mail of unreadMails(record, { readers, admins })) await queueMail(payload, mail, req);
  });
}

async function findAdmins(payload: Payload): Promise<Staff[]> {
  const where: Where = { and: [{ role: { equals: "admin" } }, { invitedAt: { exists: false } }] };
  return await findAll(payload, "staff", where);
}
