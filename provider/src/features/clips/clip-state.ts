import path from "node:path";
import { randomBytes } from "node:crypto";

import { createLocalReq, type Payload, type PayloadRequest, type Where } from "payload";

import { recordBatches } from "../../lib/db/record-batches";
import { updateIf } from "../../lib/db/writes";
import { environment } from "../../lib/environment";
import { fileStore, removeOrLeave } from "../../lib/files/file-store";
import type { PreparedFolder } from "../../lib/files/file-types";
import type { FileName } from "../../lib/files/stored-files";
import { findFirst } from "../../lib/find-all";
import type { Clip } from "../../payload-types";
import { NOTHING_PREPARED, pathsOfClip } from "../preparation/prepared";
import { RECIPE } from "../preparation/rendition-plan";
import { notePurge, purgeNoted } from "../purges/outbox";
import { queueRevalidation } from "../revalidation/outbox";
import { tagFinders } from "../revalidation/tag-finders";
import { clipsWithJob, queueJob, queueNewJob, removeJob } from "./jobs";

/** How long after storing a clip it may take to queue it, before it counts as forgotten. */
const GRACE_MS = 60_000;

const BATCH = 100;

/** Returns a new clip's first state: waiting for a worker, unless this site runs none. */
export function firstPreparation(): "waiting" | "unprepared" {
  return environment().prepareAtOnce > 0 ? "waiting" : "unprepared";
}

/** Reads a clip's current record, even from the trash: a restored clip must be up to date. */
export async function findClip(
  payload: Payload,
  id: string,
  req?: PayloadRequest,
): Promise<Clip | undefined> {
  const where: Where = { id: { equals: id } };
  return findFirst(payload, "clips", where, { trash: true, req });
}

/**
 * Changes columns of a clip, unless its file was replaced or the clip was deleted meanwhile.
 * @param states Limits the change to these states; any by default.
 * @param also The task that the clip must still have; the request whose transaction to use.
 * @returns Whether the clip was changed.
 */
export function updateClip(
  payload: Payload,
  { id, filename }: Pick<Clip, "id" | "filename">,
  data: Record<string, unknown>,
  states?: readonly Clip["preparation"][],
  also: { task?: string; req?: PayloadRequest } = {},
): Promise<boolean> {
  const where: Where = {
    and: [
      { id: { equals: id } },
      { filename: { equals: filename } },
      ...(states ? [{ preparation: { in: states } }] : []),
      ...(also.task === undefined ? [] : [{ task: { equals: also.task } }]),
    ],
  };
  return updateIf(payload, { collection: "clips", where, data, req: also.req });
}

/**
 * Prepares a clip that is shown as uploaded or whose preparation failed.
 * @returns Whether it was such a clip and its uploaded file still exists.
 */
export async function prepareAgain(payload: Payload, id: string): Promise<boolean> {
  const where: Where = {
    and: [
      { id: { equals: id } },
      { preparation: { in: ["failed", "unprepared"] } },
      { originalRemovedAt: { exists: false } },
    ],
  };
  const data = { preparation: "waiting", progress: 0, problem: null };
  const isQueued = await updateIf(payload, { collection: "clips", where, data });
  if (isQueued) await queueJob(payload, id);
  return isQueued;
}

/** Queues the newest clip that is shown as uploaded, for example because FFmpeg was missing. */
export async function queueUnprepared(payload: Payload): Promise<boolean> {
  const clip = await findFirst(
    payload,
    "clips",
    { and: [{ preparation: { equals: "unprepared" } }, { originalRemovedAt: { exists: false } }] },
    { sort: "-createdAt" },
  );
  return clip ? prepareAgain(payload, clip.id) : false;
}

/** Queues the newest clip that was prepared without all of today's renditions, unless it has a job. */
export async function queueOutdated(payload: Payload): Promise<boolean> {
  const { docs } = await payload.find({
    collection: "clips",
    where: { and: [{ recipe: { less_than: RECIPE } }, { preparation: { equals: "ready" } }] },
    sort: "-createdAt",
    limit: BATCH,
    pagination: false,
    depth: 0,
    select: { filename: true },
  });
  const ids = docs.map(({ id }) => id);
  const queued = await clipsWithJob(payload, ids);
  // Even if these are put off, no more of them pile up before a new clip.
  if (queued.size >= environment().prepareAtOnce) return false;
  const next = ids.find((id) => !queued.has(id));
  return next !== undefined && queueNewJob(payload, next);
}

/** Queues waiting clips without a job: the process that stored them was killed before queueing them. */
export async function queueForgotten(payload: Payload, now = new Date()): Promise<void> {
  const where: Where = {
    and: [
      {
        or: [
          { preparation: { in: ["waiting", "preparing"] } },
          // A failed task is only tried again when staff ask for it.
          {
            and: [
              { preparation: { equals: "ready" } },
              { task: { exists: true } },
              { problem: { exists: false } },
            ],
          },
        ],
      },
      { updatedAt: { less_than: new Date(now.getTime() - GRACE_MS).toISOString() } },
    ],
  };
  for await (const clips of recordBatches(payload, {
    collection: "clips",
    where,
    size: BATCH,
    trash: true,
  })) {
    const ids = clips.map(({ id }) => id);
    const queued = await clipsWithJob(payload, ids);
    for (const id of ids) if (!queued.has(id)) await queueJob(payload, id, undefined, now);
  }
}

/** Removes what was made from a visitor's clip after a withdrawal. Staff keep the upload until the story is erased. */
export async function discardPrepared(payload: Payload, id: string): Promise<void> {
  const ofVisitor: Where[] = [{ id: { equals: id } }, { isFromVisitor: { equals: true } }];
  const withdrawn = { preparation: "withdrawn", problem: null, task: null };
  const hasOriginal = await updateIf(payload, {
    collection: "clips",
    where: { and: [...ofVisitor, { originalRemovedAt: { exists: false } }] },
    data: { ...NOTHING_PREPARED, ...withdrawn },
  });
  await removeJob(payload, id);
  if (hasOriginal) await removeOrLeave(payload, () => removePreparedFiles(id));
  // Staff have nothing but the prepared files.
  else await updateIf(payload, { collection: "clips", where: { and: ofVisitor }, data: withdrawn });
}

/** Notifies the site that a clip's pages have changed. */
export async function announceClip(payload: Payload, id: string): Promise<void> {
  const req = await createLocalReq({}, payload);
  await queueRevalidation(payload, { tags: await tagFinders.clips({ id }, req), gone: [] });
}

/** Schedules a purge of a clip's files from the CDN in five minutes, even if this process ends before then. */
export function notePurgeOfClip(payload: Payload, clip: Clip): Promise<void> {
  return notePurge(payload, `prepared ${clip.id}`, pathsOfClip(clip));
}

/** Purges a clip's scheduled files from the CDN, now that others have replaced them. */
export function purgeClip(payload: Payload, { id }: Pick<Clip, "id">): Promise<void> {
  return purgeNoted(payload, `prepared ${id}`, []);
}

const SUFFIX_BYTES = 6;
const FOLDERS: PreparedFolder[] = ["renditions", "frames"];

/** The clip's id, with which the name of every file made from it begins. */
const CLIP_ID = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-/;

/** Returns the clip from which a file in `renditions` or `frames` was made; `undefined` for a foreign name. */
export function clipOfFile(filename: string): string | undefined {
  return CLIP_ID.exec(filename)?.[1];
}

/**
 * Moves a clip's new file, under a unique name, to where it is served once the clip's record names it.
 * @returns Its new name.
 */
export async function moveIntoPlace(folder: PreparedFolder, clip: string, file: string): Promise<string> {
  const random = randomBytes(SUFFIX_BYTES).toString("hex");
  const filename = `${clip}-${random}${path.extname(file).toLowerCase()}`;
  await (await fileStore()).put({ folder, filename }, file);
  return filename;
}

/** Removes files that no record names yet. */
export async function removeFiles(
  renditions: readonly { filename: string }[],
  frames: readonly { filename: string }[],
): Promise<void> {
  const store = await fileStore();
  for (const { filename } of renditions) await store.remove({ folder: "renditions", filename });
  for (const { filename } of frames) await store.remove({ folder: "frames", filename });
}

/** Removes the files made from a clip, except the kept ones. */
export async function removePreparedFiles(clip: string, kept: readonly string[] = []): Promise<void> {
  const store = await fileStore();
  for (const file of await preparedFiles(`${clip}-`)) {
    if (!kept.includes(file.filename)) await store.remove(file);
  }
}

async function preparedFiles(beginning: string): Promise<FileName[]> {
  const store = await fileStore();
  const found: FileName[] = [];
  for (const folder of FOLDERS) {
    for (const { filename } of await store.list(folder, beginning)) found.push({ folder, filename });
  }
  return found;
}
