import type { DataFromCollectionSlug, Payload } from "payload";

import { inTransaction } from "../database/in-transaction";
import { updateIf } from "../database/update-if";
import type { Mail } from "../mail/mail";
import { queueMail } from "../mail/queue-mail";
import { countReceipt, mayGetReceipt } from "../rates/receipts";
import type { SubmissionCollection } from "../submissions/once";

const BATCH = 50;

/** What a record's arrival is told by. */
type News = { forStaff: Mail[]; receipt?: Mail };

/** Another process has announced the record at the same moment: what this one did is undone. */
class AlreadyAnnounced extends Error {}

/**
 * Queues the mails that tell of a collection's new records, the oldest first. A record counts as announced when they
 * are queued; a crash before that lets them be queued again, never forgotten. A receipt too many for its address is
 * left out.
 */
export async function announceNew<Slug extends SubmissionCollection>(
  payload: Payload,
  collection: Slug,
  newsOf: (record: DataFromCollectionSlug<Slug>) => News,
): Promise<void> {
  const { docs } = await payload.find({
    collection,
    where: { announcedAt: { exists: false } },
    sort: "createdAt",
    limit: BATCH,
    pagination: false,
    depth: 0,
    showHiddenFields: true,
  });
  for (const record of docs) {
    await announce(payload, { collection, id: record.id, ...newsOf(record) });
  }
}

type Announcement = News & { collection: SubmissionCollection; id: string };

async function announce(
  payload: Payload,
  { collection, id, forStaff, receipt }: Announcement,
): Promise<void> {
  const isReceipted = receipt !== undefined && (await mayGetReceipt(receipt.to));
  const mails = isReceipted ? [...forStaff, receipt] : forStaff;
  try {
    await inTransaction(payload, {}, async (req) => {
      for (const mail of mails) await queueMail(payload, mail, req);
      const isFirst = await updateIf(payload, {
        collection,
        where: { and: [{ id: { equals: id } }, { announcedAt: { exists: false } }] },
        data: { announcedAt: new Date().toISOString() },
        req,
      });
      if (!isFirst) throw new AlreadyAnnounced();
    });
    if (isReceipted) await countReceipt(receipt.to);
    else if (receipt)
      payload.logger.warn(`No receipt was mailed for ${collection} ${id}: too many to its address`);
  } catch (error) {
    if (!(error instanceof AlreadyAnnounced)) throw error;
  }
}
