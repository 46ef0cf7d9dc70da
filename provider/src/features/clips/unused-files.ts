import type { Payload, Where } from "payload";
import { z } from "zod";

import { recordBatches } from "../../lib/db/record-batches";
import { environment } from "../../lib/environment";
import { fileStore, removeOrLeave } from "../../lib/files/file-store";
import type { FileName, StoredFolder } from "../../lib/files/stored-files";
import { withoutValues } from "../../lib/log";
import { recordFilesOwner } from "../media/files-owner";
import { preparedFilesOf } from "../preparation/prepared";
import { daysBefore, readRetention } from "../retention/retention";
import { clipOfFile, updateClip } from "./clip-state";
import { jobsInWork } from "./jobs";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Folders whose files' names begin with the clip that they were made of. */
const OF_CLIPS: StoredFolder[] = ["renditions", "frames"];

/** Folders whose files come before their records. */
const OF_STAFF: StoredFolder[] = ["images", "clips"];

/**
 * Removes files that no record names: what processes that were killed have left, and what could not be removed. Those of
 * clips that are being prepared stay, those that staff have just sent, and those that were there before this database:
 * another one may name them.
 */
export async function removeUnusedFiles(payload: Payload, now = new Date()): Promise<void> {
  const ownSince = await recordFilesOwner(payload);
  if (ownSince === undefined) return;
  const store = await fileStore();
  const isElsewhere = environment().s3 !== undefined;
  const files: FileName[] = [];
  for (const folder of [...OF_CLIPS, ...OF_STAFF]) {
    // The file of a record comes before it, and sending it takes a while.
    const mayBeNew = isElsewhere || OF_STAFF.includes(folder);
    const until = mayBeNew ? now.getTime() - DAY_MS : Infinity;
    for (const { filename, mtimeMs } of await store.list(folder)) {
      if (mtimeMs >= ownSince && mtimeMs <= until) files.push({ folder, filename });
    }
  }
  if (files.length === 0) return;
  // Jobs before records: whoever finishes a clip meanwhile names its files before the job is gone.
  const inWork = new Set((await jobsInWork(payload, now)).map(({ clip }) => clip));
  const named = await namedFiles(payload);
  for (const file of files) {
    const { folder, filename } = file;
    const isInWork = OF_CLIPS.includes(folder) && inWork.has(clipOfFile(filename) ?? "");
    if (!named.has(filename) && !isInWork) await removeOrLeave(payload, () => store.remove(file));
  }
}

/** Records that are read at once. */
const BATCH = 100;

let sweptAt = 0;

/** Once a day in a process: what could not be removed when it was to. */
export async function removeLeftFiles(payload: Payload, now = new Date()): Promise<void> {
  if (now.getTime() - sweptAt < DAY_MS) return;
  await removeUnusedFiles(payload, now);
  sweptAt = now.getTime();
}

const picture = z.object({
  filename: z.string().nullish(),
  sizes: z.object({ thumbnail: z.object({ filename: z.string().nullish() }).nullish() }).nullish(),
});

/** The names of all files that records have. */
async function namedFiles(payload: Payload): Promise<Set<string | null | undefined>> {
  const every = { where: {}, size: BATCH, trash: true } as const;
  const named = new Set<string | null | undefined>();
  for await (const clips of recordBatches(payload, { collection: "clips", ...every }))
    for (const clip of clips) [clip.filename, ...preparedFilesOf(clip)].forEach((name) => named.add(name));
  for await (const images of recordBatches(payload, { collection: "images", ...every }))
    for (const { filename, sizes } of images.map((image) => picture.parse(image)))
      named.add(filename).add(sizes?.thumbnail?.filename);
  return named;
}

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
