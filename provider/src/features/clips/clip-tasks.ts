import type { Payload, Where } from "payload";

import { adminError } from "../../lib/errors";
import { isStoreFailure } from "../../lib/files/stored-files";
import { withoutValues } from "../../lib/log";
import type { Clip } from "../../payload-types";
import { PreparationError } from "../preparation/preparation-error";
import { noteRemoval } from "../removals/journal";
import { updateClip } from "./clip-state";
import { finishJob, postponeJob, queueJob, removeJob, renewJob, retryJob } from "./jobs";
import { reasonOf } from "./keep-prepared";
import type { Claimed } from "./work-on-job";

/**
 * What staff ask of a clip that is ready: one thing at a time. Of two cuts, the last one counts. A cut is written as the
 * beginning and the end of what is left, in seconds; a cover as `coverSchema` has it. Until it is made, also where that has
 * failed, the clip is not shown. What a restored backup lacks stands in lines, the first of which is made next.
 */
export const WHOLE = "whole";
/** Another file took the place of the uploaded one: what a restored backup lacks then, staff alone have. */
export const REPLACED = "replaced";
export const LARGE = "large";
export const COVER = "cover ";

/** Whether a task makes less of a clip to be seen: a cut or a cover. */
export function isEdit(task: string | null | undefined): task is string {
  return Boolean(task) && task !== WHOLE && task !== LARGE;
}

export const NO_FFMPEG = "FFmpeg is missing on this server.";
export const BROKEN_OFF =
  "It was broken off again and again: perhaps the server has too little memory for it.";

/**
 * Has the worker do something with a clip that is ready.
 * @throws APIError with a sentence for staff where the clip is not ready, its captions are being written, or a change of it would be lost.
 */
export async function requestTask(payload: Payload, clip: Clip, task: string): Promise<void> {
  const waiting: Where = { and: [{ clip: { equals: clip.id } }, { transcription: { equals: "waiting" } }] };
  if ((await payload.count({ collection: "captions", where: waiting })).totalDocs > 0)
    throw adminError("A draft of its captions is being written. Please wait until it is there.");
  const isLost = [COVER, "\n"].some((part) => clip.task?.includes(part));
  const isKept = isLost ? task !== clip.task : isEdit(clip.task) && task === LARGE;
  if (isKept && task !== WHOLE)
    throw adminError(
      "A change of this video is not made yet. Please wait until it is, or leave the video as it is.",
    );
  if (isEdit(task) && task !== clip.task) await noteEdited(clip, task);
  const asked = { task, progress: 0, problem: null };
  if (!(await updateClip(payload, clip, asked, ["ready"])))
    throw adminError("The video is not ready yet: please wait until it is.");
  await queueJob(payload, clip.id);
}

/** For whoever restores a backup of before, which has the film without it. */
export function noteEdited({ id, edition }: Pick<Clip, "id" | "edition">, task: string): Promise<void> {
  return noteRemoval({ collection: "clips", id, action: "edited", edition: edition ?? 0, task });
}

/** Has the task done again later; what cannot be done, or has failed three times, leaves the clip as it is. */
export async function noteTaskFailure(payload: Payload, claimed: Claimed, error: unknown): Promise<void> {
  const { job, clip } = claimed;
  payload.logger.warn({ err: withoutValues(error), msg: `Clip ${clip.id} stays as it is` });
  if (isStoreFailure(error)) await postponeJob(payload, job);
  else if (error instanceof PreparationError || !(await retryJob(payload, job))) {
    if (await renewJob(payload, job)) await giveUpTask(payload, claimed, reasonOf(error));
  }
}

/** Leaves the clip as it is, and tells staff why. A cut or a cover stays asked for: without it, the clip is not shown. */
export async function giveUpTask(payload: Payload, { job, clip }: Claimed, reason: string): Promise<void> {
  const what =
    clip.task === LARGE ? "The version for projectors could not be made." : "The video could not be changed.";
  const data = { task: isEdit(clip.task) ? clip.task : null, progress: 100, problem: `${what} ${reason}` };
  await updateClip(payload, clip, data, ["ready"], { task: clip.task ?? "" });
  await finishJob(payload, job);
}

/** How many clips lack a cut or a cover that could not be made: of other tasks that fail, nothing is kept. */
export async function countFailedEdits(payload: Payload): Promise<number> {
  const where: Where = { and: [{ task: { exists: true } }, { problem: { exists: true } }] };
  return (await payload.count({ collection: "clips", where })).totalDocs;
}

/** Has the worker try again what could not be made of a clip. */
export async function retryTask(payload: Payload, clip: Clip): Promise<void> {
  if (!clip.task) throw adminError("Nothing is waiting to be made of this video.");
  await requestTask(payload, clip, clip.task);
}

/** Takes back what was asked of a clip: it is shown as it is. */
export async function leaveAsItIs(payload: Payload, clip: Clip): Promise<void> {
  await removeJob(payload, clip.id);
  const data = { task: null, problem: null, progress: 100 };
  const isLeft = await updateClip(payload, clip, data, ["ready"], { task: clip.task ?? "" });
  if (isLeft && isEdit(clip.task)) await noteEdited(clip, "");
}
