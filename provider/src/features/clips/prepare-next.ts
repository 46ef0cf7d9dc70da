import type { Payload } from "payload";

import { fileStore } from "../../lib/files/file-store";
import { isStoreFailure } from "../../lib/files/stored-files";
import { withoutValues } from "../../lib/log";
import type { Clip } from "../../payload-types";
import { PreparationError } from "../preparation/preparation-error";
import { isReady } from "../preparation/prepared";
import { longestOf } from "../preparation/rendition-plan";
import { findClip, updateClip } from "./clip-state";
import { addLarge, addLightest, LARGE, type MakeLarge, type MakeLightest } from "./clip-tasks";
import { cutClip, unsaidOf } from "./cut-clip";
import {
  claimJob,
  finishJob,
  type Job,
  MOST_CLAIMS,
  postponeJob,
  releaseJob,
  renewJob,
  retryJob,
} from "./jobs";
import {
  countPreparation,
  keepPrepared,
  type PrepareClip,
  progressWriter,
  reasonOf,
  workOnJob,
} from "./keep-prepared";

const BROKEN_OFF = "Preparing it stopped several times. The server may not have enough memory.";

type Options = {
  /** Makes the files; `null` without FFmpeg, so clips are shown as uploaded. */
  prepareClip: PrepareClip | null;
  /** Adds what clips prepared earlier lack; `null` without FFmpeg. */
  makeLightest: MakeLightest | null;
  /** Makes what staff request for projectors; `null` without FFmpeg. */
  makeLarge: MakeLarge | null;
  stop: AbortSignal;
  heartbeat?: number;
};

/**
 * Prepares the next due clip.
 * @returns Whether there was one.
 */
export async function prepareNext(payload: Payload, options: Options): Promise<boolean> {
  const job = await claimJob(payload);
  if (!job) return false;
  const clip = await findClip(payload, job.clip);
  if (clip && isReady(clip) && clip.task === LARGE) {
    await addLarge(payload, { job, clip, ...options });
  } else if (clip && isReady(clip) && clip.task) {
    await cutClip(payload, { job, clip, ...options });
  } else if (clip && isReady(clip)) {
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

/** States in which a clip is prepared. Others may have been withdrawn since their job was claimed. */
const DUE: readonly Clip["preparation"][] = ["waiting", "preparing"];

type Work = { job: Job; clip: Clip; prepareClip: PrepareClip; options: Options };

function prepareClaimed(payload: Payload, { job, clip, prepareClip, options }: Work): Promise<void> {
  return workOnJob(
    payload,
    { job, clip, ...options },
    {
      work: async (folder, signal) => {
        const begun = { preparation: "preparing", progress: 0, problem: null };
        if (!(await updateClip(payload, clip, begun, DUE))) {
          await releaseJob(payload, job);
          return;
        }
        const onProgress = progressWriter(payload, clip);
        const longest = await longestOf(payload, clip);
        const original = { folder: "clips", filename: clip.filename ?? "" } as const;
        const edit = unsaidOf(clip);
        const prepared = await (
          await fileStore()
        ).withLocalFile(
          original,
          (input) => prepareClip({ input, edit, folder, name: clip.id, longest, onProgress, signal }),
          signal,
        );
        const note = (data: Record<string, unknown>) => updateClip(payload, clip, data, DUE);
        await keepPrepared(payload, { job, clip, prepared, folder, note });
      },
      undo: async () => {
        await updateClip(payload, clip, { preparation: "waiting", progress: 0 }, DUE);
      },
      fail: (error) => noteFailure(payload, { job, clip, error }),
    },
  );
}

/** Retries a clip later. Gives up after three failures or if it can't be prepared, but not while the store is away. */
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
