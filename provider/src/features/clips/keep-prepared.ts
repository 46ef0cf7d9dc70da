import path from "node:path";

import { counter } from "@lampstand/runtime/metrics";
import type { Payload } from "payload";

import { isStoreFailure, STORE_AWAY } from "../../lib/files/stored-files";
import type { Clip } from "../../payload-types";
import { removeOrLeave } from "../media/remove-files";
import type { PreparedRendition } from "../preparation/encode";
import type { Edit } from "../preparation/make-edited";
import { isDiskFull, PreparationError } from "../preparation/preparation-error";
import type { PreparedClip } from "../preparation/prepare-clip";
import { type Frame, preparedFilesOf, type Rendition } from "../preparation/prepared";
import { RECIPE } from "../preparation/rendition-plan";
import { announceClip, notePurgeOfClip, purgeClip, updateClip } from "./clip-state";
import { finishJob, type Job, releaseJob, renewJob } from "./jobs";
import { moveIntoPlace, removeFiles, removePreparedFiles } from "./prepared-files";

/** Progress is written at most this often. */
const PROGRESS_MS = 1_000;

const FULL = "There was no room left on the server's disk.";
const UNKNOWN = "Something went wrong on the server. Its log says what.";

/** Makes what a clip is shown by. */
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
  /** Notes what was made, with what goes along, unless the clip is another's or no longer as it was; whether it did. */
  note: (data: Record<string, unknown>) => Promise<boolean>;
};

/** Puts the files where they are served from and notes them; what the clip was shown by before goes. */
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
  // Sending files to a store takes a while, in which the clip may have become another's.
  if (!(await renewJob(payload, job)) || !(await note(data))) {
    // No more than these: another worker may be putting its own.
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
 * Puts a rendition that was added to a clip where it is served from, and notes it unless the clip was replaced, deleted, taken away or
 * asked something else meanwhile.
 * @param columns What the clip's record then says; the task that must still be asked of it.
 * @returns Whether it was noted.
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
  // Where something else is asked of it by now, its job stays.
  if (isKept || columns.task === undefined) await finishJob(payload, job);
  else await releaseJob(payload, job);
  return isKept;
}

/** Writes percents as they come, at most every second and one after the other. */
export function progressWriter(payload: Payload, clip: Clip): (percent: number) => void {
  let isWriting = false;
  let written = { at: 0, percent: 0 };
  return (percent) => {
    const [now, whole] = [Date.now(), Math.floor(percent)];
    if (isWriting || now - written.at < PROGRESS_MS || whole <= written.percent) return;
    isWriting = true;
    written = { at: now, percent: whole };
    // A progress that is not written is no harm; the next one is.
    const done = () => (isWriting = false);
    void updateClip(payload, clip, { progress: Math.min(whole, 99) }).then(done, done);
  };
}

/** Why a clip could not be prepared, in a sentence for staff. */
export function reasonOf(error: unknown): string {
  if (isDiskFull(error)) return FULL;
  if (isStoreFailure(error)) return STORE_AWAY;
  return error instanceof PreparationError ? error.message : UNKNOWN;
}

/** Counts a clip that a worker was at, by what became of it, for the metrics. */
export function countPreparation(outcome: "prepared" | "retried" | "failed"): void {
  counter({
    name: "lampstand_clips_prepared_total",
    help: "Clips that a worker was at, by what became of them",
    labelNames: ["outcome"],
  }).inc({ outcome });
}
