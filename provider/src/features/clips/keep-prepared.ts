import path from "node:path";

import { counter } from "@lampstand/runtime/metrics";
import type { Payload } from "payload";

import { removeOrLeave } from "../../lib/files/file-store";
import { isStoreFailure } from "../../lib/files/stored-files";
import { withTemporaryFolder } from "../../lib/files/temporary-files";
import { withLease } from "../../lib/lease";
import { withoutValues } from "../../lib/log";
import { sentence } from "../../messages/sentences";
import type { Clip } from "../../payload-types";
import type { PreparedRendition } from "../preparation/encode";
import type { Edit } from "../preparation/make-edited";
import { isDiskFull, PreparationError } from "../preparation/preparation-error";
import type { PreparedClip } from "../preparation/prepare-clip";
import { type Frame, preparedFilesOf, type Rendition } from "../preparation/prepared";
import { RECIPE } from "../preparation/rendition-plan";
import {
  announceClip,
  moveIntoPlace,
  notePurgeOfClip,
  purgeClip,
  removeFiles,
  removePreparedFiles,
  updateClip,
} from "./clip-state";
import { finishJob, heldJob, type Job, putOffJob, releaseJob, renewJob, timeToPutOff } from "./jobs";

/** The shortest time between progress updates. */
const PROGRESS_MS = 1_000;

const FULL = "The server's disk is full.";
const UNKNOWN = "Something went wrong on the server. See its log for details.";

/** Makes the files by which a clip is shown. */
export type PrepareClip = (work: {
  input: string;
  edit?: Edit;
  folder: string;
  name: string;
  longest: number;
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}) => Promise<PreparedClip>;

type Made = {
  job: Job;
  clip: Clip;
  prepared: PreparedClip;
  folder: string;
  /** Saves what was made with further data; `false` if the clip has changed or isn't this process's any more. */
  note: (data: Record<string, unknown>) => Promise<boolean>;
};

/** Moves the files to where they are served and saves them. Removes the clip's earlier files. */
export async function keepPrepared(
  payload: Payload,
  { job, clip, prepared, folder, note }: Made,
): Promise<void> {
  if (!(await renewJob(payload, job))) return;
  const renditions: Rendition[] = [];
  for (const { file, width, height, bitrate, type, filesize } of prepared.renditions) {
    const filename = await moveIntoPlace("renditions", clip.id, path.resolve(folder, file));
    renditions.push({ filename, width, height, bitrate, type, filesize });
  }
  const frames: Frame[] = [];
  for (const { file, width, height } of prepared.frames) {
    const filename = await moveIntoPlace("frames", clip.id, path.resolve(folder, file));
    frames.push({ filename, width, height });
  }
  const { placeholder, hasSound, loudness, width, height, duration } = prepared;
  const made = { renditions, frames, placeholder, hasSound, loudness, width, height, duration };
  const data = {
    ...made,
    preparation: "ready",
    progress: 100,
    problem: null,
    preparedAt: new Date().toISOString(),
    recipe: RECIPE,
    large: null,
  };
  await notePurgeOfClip(payload, clip);
  // Another process may have claimed the clip while the files were sent to a store.
  if (!(await renewJob(payload, job)) || !(await note(data))) {
    // Only these: another worker may be adding its own.
    await removeOrLeave(payload, () => removeFiles(renditions, frames));
    await releaseJob(payload, job);
    return;
  }
  const kept = preparedFilesOf({ renditions, frames });
  await removeOrLeave(payload, () => removePreparedFiles(clip.id, kept));
  await finishJob(payload, job);
  countPreparation("prepared");
  await announceClip(payload, clip.id);
  await purgeClip(payload, clip);
}

/**
 * Stores an added rendition and notes it, unless the clip was replaced, deleted, withdrawn or given another task
 * meanwhile.
 * @param columns The data for the clip's record; the task that it must still have.
 * @returns Whether it was saved.
 */
export async function keepRendition(
  payload: Payload,
  { job, clip }: Pick<Made, "job" | "clip">,
  { file, width, height, bitrate, type, filesize }: PreparedRendition,
  columns: { dataWith: (added: Rendition) => Record<string, unknown>; task?: string },
): Promise<boolean> {
  if (!(await renewJob(payload, job))) return false;
  const filename = await moveIntoPlace("renditions", clip.id, file);
  const added: Rendition = { filename, width, height, bitrate, type, filesize };
  const isKept =
    (await renewJob(payload, job)) &&
    (await updateClip(payload, clip, columns.dataWith(added), ["ready"], { task: columns.task }));
  if (!isKept) await removeOrLeave(payload, () => removeFiles([added], []));
  // If the clip has another task by now, its job stays.
  if (isKept || columns.task === undefined) await finishJob(payload, job);
  else await releaseJob(payload, job);
  return isKept;
}

/** Returns a function that saves the progress, one write at a time and at most every second. */
export function progressWriter(payload: Payload, clip: Clip): (percent: number) => void {
  let isWriting = false;
  let written = { at: 0, percent: 0 };
  return (percent) => {
    const [now, whole] = [Date.now(), Math.floor(percent)];
    if (isWriting || now - written.at < PROGRESS_MS || whole <= written.percent) return;
    isWriting = true;
    written = { at: now, percent: whole };
    // A failed write does no harm: the next one follows.
    const done = () => (isWriting = false);
    void updateClip(payload, clip, { progress: Math.min(whole, 99) }).then(done, done);
  };
}

/** Explains to staff, in a sentence, why a clip couldn't be prepared. */
export function reasonOf(error: unknown): string {
  if (isDiskFull(error)) return FULL;
  if (isStoreFailure(error)) return sentence("service.filesUnavailable").message;
  return error instanceof PreparationError ? error.message : UNKNOWN;
}

/** Counts a clip that a worker handled, by outcome, for the metrics. */
export function countPreparation(outcome: "prepared" | "retried" | "failed"): void {
  counter({
    name: "lampstand_clips_prepared_total",
    help: "Clips that a worker was at, by what became of them",
    labelNames: ["outcome"],
  }).inc({ outcome });
}

/** A clip whose job this process holds. */
export type Claimed = {
  job: Job;
  clip: Clip;
  /** Stops the work and gives it back. */
  stop: AbortSignal;
  heartbeat?: number;
};

type Steps = {
  work: (folder: string, signal: AbortSignal) => Promise<void>;
  /** Runs before unfinished work is given back, because the process stops or a shorter clip waits. */
  undo?: () => Promise<void>;
  fail: (error: unknown) => Promise<void>;
};

/** Works on a clip's job in a folder of its own, while this process holds the job. */
export function workOnJob(
  payload: Payload,
  { job, clip, stop, heartbeat }: Claimed,
  { work, undo, fail }: Steps,
): Promise<void> {
  return withLease(payload, { ...heldJob(job), everyMs: heartbeat }, async (lost) => {
    const watch = watchShorter(payload, { job, heartbeat });
    try {
      // Left by a worker that was killed after moving its files and before saving them.
      await removePreparedFiles(clip.id, preparedFilesOf(clip));
      const signal = AbortSignal.any([lost, stop, watch.signal]);
      await withTemporaryFolder((folder) => work(folder, signal));
    } catch (error) {
      if (lost.aborted) return;
      if (stop.aborted || watch.signal.aborted) {
        await undo?.();
        if (stop.aborted) await releaseJob(payload, job);
        else await putOffJob(payload, job, watch.putOffMs);
      } else await fail(error);
    } finally {
      watch.end();
    }
  });
}

/** How often to check for a shorter clip, in milliseconds. */
const LOOK_MS = 10_000;

/** Checks repeatedly whether to put a clip off for a shorter one, and aborts its signal then. */
function watchShorter(payload: Payload, { job, heartbeat = LOOK_MS }: Pick<Claimed, "job" | "heartbeat">) {
  const shorter = new AbortController();
  const watch = { signal: shorter.signal, putOffMs: 0, end: () => clearInterval(timer) };
  const begunAt = Date.now();
  const look = async () => {
    const putOffMs = await timeToPutOff(payload, job, Date.now() - begunAt);
    if (putOffMs === undefined) return;
    watch.putOffMs = putOffMs;
    shorter.abort(new Error("A shorter clip is waiting"));
  };
  const timer = setInterval(() => {
    look().catch((error: unknown) => {
      payload.logger.warn({
        err: withoutValues(error),
        msg: "Looking for shorter clips failed and will be tried again",
      });
    });
  }, heartbeat);
  return watch;
}
