import { mkdir, rm } from "node:fs/promises";
import path from "node:path";

import type { Payload } from "payload";

import { fileStore, isStoreFailure, STORE_AWAY } from "../../lib/files/file-store";
import { temporaryFolder } from "../../lib/files/temporary-files";
import { withLease } from "../../lib/lease";
import { withoutValues } from "../../lib/log";
import type { Clip } from "../../payload-types";
import { countPreparation } from "./preparation-counts";
import { isDiskFull, PreparationError } from "../preparation/preparation-error";
import type { PreparedClip } from "../preparation/prepare-clip";
import { longestOf } from "../preparation/clip-length";
import { announceClip, findClip, notePurgeOfClip, purgeClip, updateClip } from "./clip-state";
import {
  claimJob,
  finishJob,
  heldJob,
  type Job,
  MOST_CLAIMS,
  postponeJob,
  releaseJob,
  renewJob,
  retryJob,
} from "./jobs";
import { type Frame, isReady, preparedFilesOf, type Rendition } from "../preparation/prepared";
import { RECIPE } from "../preparation/rendition-plan";
import { addLightest, type MakeLightest } from "./add-lightest";
import { moveIntoPlace, removeFiles, removePreparedFiles } from "./prepared-files";
import { removeOrLeave } from "../media/remove-files";

/** Progress is written at most this often. */
const PROGRESS_MS = 1_000;

const FULL = "There was no room left on the server's disk.";
const BROKEN_OFF =
  "Preparing it was broken off again and again: perhaps the server has too little memory for it.";
const UNKNOWN = "Something went wrong on the server. Its log says what.";

type PrepareClip = (work: {
  input: string;
  folder: string;
  name: string;
  longest: number;
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}) => Promise<PreparedClip>;

type Options = {
  /** Makes the files; `null` where there is no FFmpeg, so that clips are shown as they were uploaded. */
  prepareClip: PrepareClip | null;
  /** Makes what clips lack that were prepared before; `null` where there is no FFmpeg. */
  makeLightest: MakeLightest | null;
  /** Stops what is being done and gives it back. */
  stop: AbortSignal;
  heartbeat?: number;
};

/**
 * Prepares the clip that is due, if any.
 * @returns Whether there was one.
 */
export async function prepareNext(payload: Payload, options: Options): Promise<boolean> {
  const job = await claimJob(payload);
  if (!job) return false;
  const clip = await findClip(payload, job.clip);
  if (clip && isReady(clip)) {
    await addLightest(payload, { job, clip, ...options });
  } else if (!clip?.filename || clip.originalRemovedAt || !DUE.includes(clip.preparation)) {
    await finishJob(payload, job);
  } else if (job.claims > MOST_CLAIMS) {
    await giveUp(payload, { job, clip, problem: BROKEN_OFF });
  } else if (!options.prepareClip) {
    await updateClip(payload, clip, { preparation: "unprepared", progress: 0, problem: null }, DUE);
    await finishJob(payload, job);
  } else {
    await prepareClaimed(payload, { job, clip, prepareClip: options.prepareClip, options });
  }
  return true;
}

/** The states of a clip that is to be prepared. What was made of others may have been taken away since their job was claimed. */
const DUE: readonly Clip["preparation"][] = ["waiting", "preparing"];

type Work = { job: Job; clip: Clip; prepareClip: PrepareClip; options: Options };

function prepareClaimed(payload: Payload, { job, clip, prepareClip, options }: Work): Promise<void> {
  return withLease(payload, { ...heldJob(job), everyMs: options.heartbeat }, async (lost) => {
    const folder = path.join(temporaryFolder(), job.id);
    try {
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder, { recursive: true });
      // What a worker left that was killed between moving its files and noting them.
      await removePreparedFiles(clip.id, preparedFilesOf(clip));
      const begun = { preparation: "preparing", progress: 0, problem: null };
      if (!(await updateClip(payload, clip, begun, DUE))) {
        await releaseJob(payload, job);
        return;
      }
      const signal = AbortSignal.any([lost, options.stop]);
      const onProgress = progressWriter(payload, clip);
      const longest = await longestOf(payload, clip);
      const original = { folder: "clips", filename: clip.filename ?? "" } as const;
      const prepared = await (
        await fileStore()
      ).withLocalFile(
        original,
        (input) => prepareClip({ input, folder, name: clip.id, longest, onProgress, signal }),
        signal,
      );
      await keepPrepared(payload, { job, clip, prepared, folder });
    } catch (error) {
      if (options.stop.aborted) await giveBack(payload, { job, clip });
      else if (!lost.aborted) await noteFailure(payload, { job, clip, error });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}

/** Writes percents as they come, at most every second and one after the other. */
function progressWriter(payload: Payload, clip: Clip): (percent: number) => void {
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

type Made = { job: Job; clip: Clip; prepared: PreparedClip; folder: string };

/** Puts the files where they are served from and notes them, unless the clip is another's, replaced or deleted by now. */
async function keepPrepared(payload: Payload, { job, clip, prepared, folder }: Made): Promise<void> {
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
  };
  await notePurgeOfClip(payload, clip);
  // Sending files to a store takes a while, in which the clip may have become another's.
  if (!(await renewJob(payload, job)) || !(await updateClip(payload, clip, data, DUE))) {
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
 * Has the clip prepared again later; what cannot be prepared, or has failed three times, is given up with the reason. A store
 * that is away is no failure of the clip.
 */
async function noteFailure(
  payload: Payload,
  { job, clip, error }: { job: Job; clip: Clip; error: unknown },
): Promise<void> {
  const problem = reasonOf(error);
  payload.logger.warn({ err: withoutValues(error), msg: `Clip ${clip.id} could not be prepared` });
  if (isStoreFailure(error)) {
    await postponeJob(payload, job);
    await updateClip(payload, clip, { preparation: "waiting", progress: 0, problem }, DUE);
  } else if (!(error instanceof PreparationError) && (await retryJob(payload, job))) {
    countPreparation("retried");
    await updateClip(payload, clip, { preparation: "waiting", progress: 0, problem }, DUE);
  } else if (await renewJob(payload, job)) {
    await giveUp(payload, { job, clip, problem });
  }
}

async function giveUp(
  payload: Payload,
  { job, clip, problem }: { job: Job; clip: Clip; problem: string },
): Promise<void> {
  countPreparation("failed");
  await updateClip(payload, clip, { preparation: "failed", progress: 0, problem }, DUE);
  await finishJob(payload, job);
}

async function giveBack(payload: Payload, { job, clip }: { job: Job; clip: Clip }): Promise<void> {
  await updateClip(payload, clip, { preparation: "waiting", progress: 0 }, DUE);
  await releaseJob(payload, job);
}

/** Why a clip could not be prepared, in a sentence for staff. */
function reasonOf(error: unknown): string {
  if (isDiskFull(error)) return FULL;
  if (isStoreFailure(error)) return STORE_AWAY;
  return error instanceof PreparationError ? error.message : UNKNOWN;
}
