import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest, Where } from "payload";
import { TAGS } from "@lampstand/contract/tags";

import { updateIf } from "../../lib/db/writes";
import { findAll } from "../../lib/find-all";
import type { Conversation, Staff } from "../../payload-types";
import { queueMail } from "../mail/outbox";
import { queueRevalidation } from "../revalidation/outbox";
import { chooseReaders, findCarers } from "./carers";
import { passedOnMail } from "./notices";
import { passSeat, SEATS } from "./seats";

/** Fields that decide who reads conversations, and what visitors see of it. */
const DECIDING = ["isCarer", "invitedAt", "answersMinors", "name"] as const;

/** After an account changes, passes on conversations that it can't read any more, and notifies the site. */
export const settleReadersOfChange: CollectionAfterChangeHook<Staff> = async ({ doc, previousDoc, req }) => {
  if (DECIDING.some((name) => (doc[name] ?? null) !== (previousDoc[name] ?? null))) await settleReaders(req);
};

export const settleReadersOfDeleted: CollectionAfterDeleteHook<Staff> = async ({ doc, req }) => {
  if (doc.isCarer) await settleReaders(req);
};

async function settleReaders(req: PayloadRequest): Promise<void> {
  const { payload } = req;
  const ids = (await findCarers(payload, req)).map(({ id }) => id);
  const passed: Staff[] = [];
  for (const seat of SEATS) {
    const left: Where = { or: [{ [seat.reader]: { exists: false } }, { [seat.reader]: { not_in: ids } }] };
    const docs = await findAll(
      payload,
      "conversations",
      ids.length > 0 ? left : { [seat.reader]: { exists: true } },
      { trash: true, showHiddenFields: true, req },
    );
    for (const record of docs) {
      const next = await passOn(req, record, seat);
      if (next && !record.isHandled && !record.deletedAt) passed.push(next);
    }
  }
  for (const reader of new Map(passed.map((one) => [one.id, one])).values()) {
    const count = passed.filter(({ id }) => id === reader.id).length;
    for (const mail of passedOnMail(reader, count)) await queueMail(payload, mail, req);
  }
  await queueRevalidation(payload, { tags: [TAGS.settings, TAGS.talk], gone: [] }, req);
}

/** Gives a seat to the best carer, for whom open conversations are new. */
async function passOn(
  req: PayloadRequest,
  record: Conversation,
  seat: (typeof SEATS)[number],
): Promise<Staff | undefined> {
  const { payload } = req;
  const besides = SEATS.map(({ reader }) => record[reader]);
  const isMinor = record.isMinor === true;
  const [next] = await chooseReaders(payload, { isMinor, besides, req });
  await updateIf(payload, {
    collection: "conversations",
    where: { id: { equals: record.id } },
    data: passSeat(record, seat, next?.id ?? null),
    req,
  });
  return next;
}
