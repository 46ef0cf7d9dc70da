import { APIError, type CollectionSlug, type Payload, type Where } from "payload";

import { recordBatches } from "../../lib/db/record-batches";
import { withoutValues } from "../../lib/log";
import { daysBefore, type Kept, readRetention } from "../retention/retention";

/** As many records of a collection as are read at a time. */
const BATCH = 100;

/** What goes into the trash once its time is over. From there it is erased, as all else is. */
const RULES: { kept: Exclude<Kept, "originals">; collection: CollectionSlug; where: Where }[] = [
  { kept: "messages", collection: "contact-messages", where: {} },
  { kept: "messages", collection: "reports", where: {} },
  { kept: "offers", collection: "volunteer-contacts", where: {} },
  { kept: "conversations", collection: "conversations", where: { readAt: { exists: true } } },
  { kept: "declined", collection: "stories", where: { status: { in: ["Declined", "Withdrawn"] } } },
  { kept: "consents", collection: "testimony-consents", where: { video: { exists: false } } },
  {
    kept: "consents",
    collection: "others-consents",
    where: { and: [{ story: { exists: false } }, { video: { exists: false } }] },
  },
];

/** Moves what has been kept for long enough into the trash. */
export async function trashWhatIsOver(payload: Payload, now = new Date()): Promise<void> {
  const days = await readRetention(payload);
  for (const { kept, collection, where } of RULES) {
    if (days[kept] === 0) continue;
    const since = { less_than: daysBefore(now, days[kept]).toISOString() };
    // A provider of the version before notes none.
    const hasNone: Where = { and: [{ keptSince: { exists: false } }, { createdAt: since }] };
    const isOver: Where = { or: [{ keptSince: since }, hasNone] };
    const all = { collection, where: { and: [isOver, where] }, size: BATCH };
    for await (const records of recordBatches(payload, all))
      for (const { id } of records) await moveToTrash(payload, collection, id, now);
  }
}

async function moveToTrash(
  payload: Payload,
  collection: CollectionSlug,
  id: string,
  now: Date,
): Promise<void> {
  try {
    await payload.update({ collection, id, data: { deletedAt: now.toISOString() }, depth: 0 });
  } catch (error) {
    const err = withoutValues(error);
    if (!(error instanceof APIError))
      payload.logger.warn({ err, msg: `${collection} ${id} is kept for longer` });
  }
}
