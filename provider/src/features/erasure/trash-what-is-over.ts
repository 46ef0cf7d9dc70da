import { APIError, type CollectionSlug, type Payload, type Where } from "payload";

import { recordBatches } from "../../lib/db/record-batches";
import { idOf } from "../../lib/id-of";
import { withoutValues } from "../../lib/log";
import { daysBefore, type Kept, readRetention } from "../retention/retention";

/** As many records of a collection as are read at a time. */
const BATCH = 100;

/** What goes into the trash once it has not been changed for so long. From there it is erased, as all else is. */
const RULES: { kept: Exclude<Kept, "originals">; collection: CollectionSlug; where: Where }[] = [
  { kept: "messages", collection: "contact-messages", where: {} },
  { kept: "messages", collection: "reports", where: {} },
  { kept: "offers", collection: "volunteer-contacts", where: {} },
  { kept: "conversations", collection: "conversations", where: {} },
  { kept: "declined", collection: "stories", where: { status: { in: ["Declined", "Withdrawn"] } } },
  { kept: "consents", collection: "testimony-consents", where: {} },
  { kept: "consents", collection: "others-consents", where: {} },
];

/** Moves what has been kept for long enough into the trash. */
export async function trashWhatIsOver(payload: Payload, now = new Date()): Promise<void> {
  const days = await readRetention(payload);
  for (const { kept, collection, where } of RULES) {
    if (days[kept] === 0) continue;
    const isOver = { updatedAt: { less_than: daysBefore(now, days[kept]).toISOString() } };
    const all = { collection, where: { and: [isOver, where] }, size: BATCH };
    for await (const records of recordBatches(payload, all)) {
      for (const record of records) {
        if (!("video" in record) || !(await isShown(payload, idOf(record.video))))
          await moveToTrash(payload, collection, record.id, now);
      }
    }
  }
}

async function isShown(payload: Payload, video: string | undefined): Promise<boolean> {
  if (!video) return false;
  const where: Where = { and: [{ id: { equals: video } }, { status: { equals: "Active" } }] };
  return (await payload.count({ collection: "videos", where })).totalDocs > 0;
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
