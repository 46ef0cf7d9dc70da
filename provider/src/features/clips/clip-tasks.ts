import path from "node:path";

import type { Payload, Where } from "payload";

import { adminError } from "../../lib/errors";
import { fileStore } from "../../lib/files/file-store";
import { isStoreFailure } from "../../lib/files/stored-files";
import { withoutValues } from "../../lib/log";
import type { Clip } from "../../payload-types";
import type { PreparedRendition } from "../preparation/encode";
import { isDiskFull, NOT_LARGER, PreparationError } from "../preparation/preparation-error";
import { type Rendition, renditionsOf } from "../preparation/prepared";
import { LIGHTEST_BITRATE_MAX, RECIPE, SHORT_SIDE_MAX } from "../preparation/rendition-plan";
import { noteRemoval } from "../removals/journal";
import { announceClip, updateClip } from "./clip-state";
import { finishJob, MOST_CLAIMS, postponeJob, queueJob, removeJob, renewJob, retryJob } from "./jobs";
import { type Claimed, keepRendition, reasonOf, workOnJob } from "./keep-prepared";

/**
 * The task of a ready clip. The clip stays hidden until a cut or cover succeeds. A cut holds the start and end of what
 * is left, in seconds; a cover follows `coverSchema`. After a restore, each edit that the backup lacks has a line; the
 * first is next.
 */
export const WHOLE = "whole";
/** The uploaded file was replaced. If a restored backup lacks the new one, only staff have it. */
export const REPLACED = "replaced";
export const LARGE = "large";
export const COVER = "cover ";

/** Returns whether a task hides part of a clip: a cut or a cover. */
export function isEdit(task: string | null | undefined): task is string {
  return Boolean(task) && task !== WHOLE && task !== LARGE;
}

export const NO_FFMPEG = "FFmpeg is missing on this server.";
export const BROKEN_OFF = "It stopped several times. The server may not have enough memory.";

/**
 * Gives the worker a task for a ready clip.
 * @throws APIError for staff if the clip isn't ready, has a draft in progress, or would lose an earlier change.
 */
export async function requestTask(payload: Payload, clip: Clip, task: string): Promise<void> {
  const waiting: Where = { and: [{ clip: { equals: clip.id } }, { transcription: { equals: "waiting" } }] };
  if ((await payload.count({ collection: "captions", where: waiting })).totalDocs > 0)
    throw adminError("We’re writing a draft of its captions. Please wait until it’s ready.");
  const isLost = [COVER, "\n"].some((part) => clip.task?.includes(part));
  const isKept = isLost ? task !== clip.task : isEdit(clip.task) && task === LARGE;
  if (isKept && task !== WHOLE)
    throw adminError(
      "A change to this video isn’t finished yet. Please wait until it is, or leave the video as it is.",
    );
  if (isEdit(task) && task !== clip.task) await noteEdited(clip, task);
  const asked = { task, progress: 0, problem: null };
  if (!(await updateClip(payload, clip, asked, ["ready"])))
    throw adminError("The video isn’t ready yet. Please wait.");
  await queueJob(payload, clip.id);
}

/** Records an edit for restoring an earlier backup, whose film lacks it. */
export function noteEdited({ id, edition }: Pick<Clip, "id" | "edition">, task: string): Promise<void> {
  return noteRemoval({ collection: "clips", id, action: "edited", edition: edition ?? 0, task });
}

/** Retries a task later. If it can't succeed or failed three times, leaves the clip as it is. */
export async function noteTaskFailure(payload: Payload, claimed: Claimed, error: unknown): Promise<void> {
  const { job, clip } = claimed;
  payload.logger.warn({ err: withoutValues(error), msg: `Clip ${clip.id} couldn't be changed` });
  if (isStoreFailure(error)) await postponeJob(payload, job);
  else if (error instanceof PreparationError || !(await retryJob(payload, job))) {
    if (await renewJob(payload, job)) await giveUpTask(payload, claimed, reasonOf(error));
  }
}

/** Gives up a task and tells staff why. A cut or cover stays requested, because the clip is hidden without it. */
export async function giveUpTask(payload: Payload, { job, clip }: Claimed, reason: string): Promise<void> {
  const what =
    clip.task === LARGE ? "We couldn’t make the version for projectors." : "We couldn’t change the video.";
  const data = { task: isEdit(clip.task) ? clip.task : null, progress: 100, problem: `${what} ${reason}` };
  await updateClip(payload, clip, data, ["ready"], { task: clip.task ?? "" });
  await finishJob(payload, job);
}

/** Counts clips whose cut or cover failed. Other failed tasks leave no trace. */
export async function countFailedEdits(payload: Payload): Promise<number> {
  const where: Where = { and: [{ task: { exists: true } }, { problem: { exists: true } }] };
  return (await payload.count({ collection: "clips", where })).totalDocs;
}

export async function retryTask(payload: Payload, clip: Clip): Promise<void> {
  if (!clip.task) throw adminError("Nothing is waiting to be done for this video.");
  await requestTask(payload, clip, clip.task);
}

/** Cancels a clip's task, so the clip is shown as it is. */
export async function leaveAsItIs(payload: Payload, clip: Clip): Promise<void> {
  await removeJob(payload, clip.id);
  const data = { task: null, problem: null, progress: 100 };
  const isLeft = await updateClip(payload, clip, data, ["ready"], { task: clip.task ?? "" });
  if (isLeft && isEdit(clip.task)) await noteEdited(clip, "");
}

export type MakeLarge = (work: {
  original: string;
  main: string;
  from: number;
  fileFor: (ending: string) => string;
  signal: AbortSignal;
}) => Promise<PreparedRendition>;

type LargeWork = Claimed & {
  makeLarge: MakeLarge | null;
};

/**
 * Requests a clip's rendition for projectors, which only staff can download.
 * @throws APIError for staff if the uploaded film is gone or no larger.
 */
export async function requestLarge(payload: Payload, clip: Clip): Promise<void> {
  if (clip.originalRemovedAt) throw adminError("The original upload is gone, and there’s no larger version.");
  if (clip.isCovered || clip.leftOut)
    throw adminError("Part of the original upload is hidden in this video.");
  const [main] = renditionsOf(clip);
  if (main && Math.min(main.width, main.height) < SHORT_SIDE_MAX) throw adminError(NOT_LARGER);
  await requestTask(payload, clip, LARGE);
}

/** Makes the rendition for projectors. After three failures, leaves the clip as it is and notes the reason. */
export async function addLarge(payload: Payload, work: LargeWork): Promise<void> {
  const { job, clip, makeLarge } = work;
  const [main] = renditionsOf(clip);
  if (!makeLarge || !main) return giveUpTask(payload, work, NO_FFMPEG);
  if (job.claims > MOST_CLAIMS) return giveUpTask(payload, work, BROKEN_OFF);
  return workOnJob(payload, work, {
    work: async (folder, signal) => {
      const fileFor = (ending: string) => path.join(folder, `${clip.id}${ending}`);
      const store = await fileStore();
      const uploaded = { folder: "clips", filename: clip.filename ?? "" } as const;
      const shown = { folder: "renditions", filename: main.filename } as const;
      const from = clip.cutFrom ?? 0;
      const make = (original: string, file: string) =>
        makeLarge({ original, main: file, from, fileFor, signal });
      const made = await store.withLocalFile(
        uploaded,
        (original) => store.withLocalFile(shown, (file) => make(original, file), signal),
        signal,
      );
      const dataWith = (large: Rendition) => ({ large, task: null, progress: 100 });
      await keepRendition(payload, work, made, { dataWith, task: LARGE });
    },
    fail: (error) => noteTaskFailure(payload, work, error),
  });
}

export type MakeLightest = (work: {
  main: string;
  fileFor: (ending: string) => string;
  signal: AbortSignal;
}) => Promise<PreparedRendition>;

type LightestWork = Claimed & {
  makeLightest: MakeLightest | null;
};

/** Adds the lightest rendition to a clip prepared before there was one, from the main one. It plays meanwhile. */
export async function addLightest(payload: Payload, work: LightestWork): Promise<void> {
  const { job, clip, makeLightest } = work;
  const renditions = renditionsOf(clip);
  const [main] = renditions;
  const isLightEnough = renditions.some(({ bitrate }) => bitrate <= LIGHTEST_BITRATE_MAX);
  if (!makeLightest) {
    await finishJob(payload, job);
  } else if (!main || isLightEnough || isUpToDate(clip) || job.claims > MOST_CLAIMS) {
    await noteUpToDate(payload, work);
  } else {
    await makeAndKeep(payload, { ...work, makeLightest, main, renditions });
  }
}

function isUpToDate({ recipe }: Clip): boolean {
  return (recipe ?? 0) >= RECIPE;
}

async function noteUpToDate(
  payload: Payload,
  { job, clip }: Pick<LightestWork, "job" | "clip">,
): Promise<void> {
  await updateClip(payload, clip, { recipe: RECIPE }, ["ready"]);
  await finishJob(payload, job);
}

type Making = LightestWork & { makeLightest: MakeLightest; main: Rendition; renditions: Rendition[] };

function makeAndKeep(payload: Payload, making: Making): Promise<void> {
  const { clip, main, renditions, makeLightest } = making;
  return workOnJob(payload, making, {
    work: async (folder, signal) => {
      const fileFor = (ending: string) => path.join(folder, `${clip.id}${ending}`);
      const store = await fileStore();
      const made = await store.withLocalFile(
        { folder: "renditions", filename: main.filename },
        (file) => makeLightest({ main: file, fileFor, signal }),
        signal,
      );
      const dataWith = (added: Rendition) => ({ renditions: [...renditions, added], recipe: RECIPE });
      if (await keepRendition(payload, making, made, { dataWith })) await announceClip(payload, clip.id);
    },
    fail: (error) => noteLightestFailure(payload, making, error),
  });
}

async function noteLightestFailure(payload: Payload, { job, clip }: Making, error: unknown): Promise<void> {
  const msg = `The lightest rendition of clip ${clip.id} could not be made`;
  payload.logger.warn({ err: withoutValues(error), msg });
  if (isStoreFailure(error) || isDiskFull(error)) await postponeJob(payload, job);
  else if (error instanceof PreparationError || !(await retryJob(payload, job))) {
    if (await renewJob(payload, job)) await noteUpToDate(payload, { job, clip });
  }
}
