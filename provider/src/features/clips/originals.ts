import type { Payload } from "payload";

import { environment } from "../../lib/environment";
import { fileStore } from "../../lib/files/file-store";
import { withoutValues } from "../../lib/log";
import { updateClip } from "./clip-state";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Removes the uploaded files of clips that have been ready for `ORIGINALS_DAYS`; without that setting, none. */
export async function removeOldOriginals(payload: Payload, now = new Date()): Promise<void> {
  const { originalsDays } = environment();
  if (originalsDays === undefined) return;
  const { docs } = await payload.find({
    collection: "clips",
    where: {
      and: [
        { preparation: { equals: "ready" } },
        { preparedAt: { less_than: new Date(now.getTime() - originalsDays * DAY_MS).toISOString() } },
        { originalRemovedAt: { exists: false } },
      ],
    },
    select: { filename: true },
    depth: 0,
    pagination: false,
  });
  for (const { id, filename } of docs) {
    if (!filename) continue;
    try {
      // A name is given once, so this is never the file that a clip's file was replaced by meanwhile.
      await (await fileStore()).remove({ folder: "clips", filename });
      await updateClip(payload, { id, filename }, { originalRemovedAt: now.toISOString() });
    } catch (error) {
      payload.logger.error({
        err: withoutValues(error),
        msg: `The uploaded file of clip ${id} is removed later`,
      });
    }
  }
}
