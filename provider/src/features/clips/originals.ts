import type { Payload, Where } from "payload";

import { fileStore } from "../../lib/files/file-store";
import { withoutValues } from "../../lib/log";
import { daysBefore, readRetention } from "../retention/retention";
import { updateClip } from "./clip-state";

/**
 * Removes the uploaded files of clips that have been ready for as long as they are kept, and at once those of recordings
 * of which their teller said something again: what they did not want to have said is gone with them.
 */
export async function removeOldOriginals(payload: Payload, now = new Date()): Promise<void> {
  const { originals } = await readRetention(payload);
  const isOver: Where = { preparedAt: { less_than: daysBefore(now, originals).toISOString() } };
  const { docs } = await payload.find({
    collection: "clips",
    where: {
      and: [
        { preparation: { equals: "ready" } },
        { or: [{ leftOut: { exists: true } }, ...(originals === 0 ? [] : [isOver])] },
        { originalRemovedAt: { exists: false } },
        { task: { exists: false } },
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
