import {
  APIError,
  type CollectionSlug,
  type DataFromCollectionSlug,
  type Payload,
  type Where,
} from "payload";

import { oneByOne } from "../../lib/db/one-by-one";
import { recordBatches } from "../../lib/db/record-batches";
import { idOf } from "../../lib/id-of";
import { withoutValues } from "../../lib/log";
import { removeUnusedClips } from "../stories/store-story";
import { TRASH_COLLECTIONS, TRASH_DAYS } from "../trash/trash";

const DAY_MS = 24 * 60 * 60 * 1000;

const BATCH = 100;

/** Erases what has been in the trash for longer than `TRASH_DAYS`, unless it is still needed elsewhere. */
export async function emptyTrash(payload: Payload): Promise<void> {
  const until = new Date(Date.now() - TRASH_DAYS * DAY_MS).toISOString();
  for (const collection of TRASH_COLLECTIONS) {
    const where = { deletedAt: { less_than_equal: until } };
    for await (const records of recordBatches(payload, { collection, where, size: BATCH, trash: true })) {
      for await (const record of oneByOne(records)) await erase(payload, collection, record);
    }
  }
}

type TrashRecord = DataFromCollectionSlug<(typeof TRASH_COLLECTIONS)[number]>;

async function erase(payload: Payload, collection: CollectionSlug, record: TrashRecord): Promise<void> {
  try {
    await payload.delete({ collection, id: record.id, depth: 0, trash: true });
    const clip = "videoLink" in record ? idOf(record.videoLink) : undefined;
    if (clip) await removeVisitorsClip(payload, clip);
  } catch (error) {
    // Still needed, which was explained to staff; the next run tries again.
    if (error instanceof APIError) return;
    const err = withoutValues(error);
    payload.logger.warn({ err, msg: `${collection} ${record.id} stays in the trash` });
  }
}

/** Removes a visitor's clip with the last record that shows it. Clips uploaded by staff stay. */
async function removeVisitorsClip(payload: Payload, clip: string): Promise<void> {
  const where: Where = { and: [{ id: { equals: clip } }, { isFromVisitor: { equals: true } }] };
  const { totalDocs } = await payload.count({ collection: "clips", where });
  if (totalDocs > 0) await removeUnusedClips(payload, [clip]);
}
