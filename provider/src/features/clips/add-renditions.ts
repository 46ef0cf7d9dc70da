import path from "node:path";

import type { Payload } from "payload";

import { adminError } from "../../lib/errors";
import { fileStore } from "../../lib/files/file-store";
import { isStoreFailure } from "../../lib/files/stored-files";
import { withoutValues } from "../../lib/log";
import type { Clip } from "../../payload-types";
import type { PreparedRendition } from "../preparation/encode";
import { isDiskFull, NOT_LARGER, PreparationError } from "../preparation/preparation-error";
import { type Rendition, renditionsOf } from "../preparation/prepared";
import { LIGHTEST_BITRATE_MAX, RECIPE, SHORT_SIDE_MAX } from "../preparation/rendition-plan";
import { announceClip, updateClip } from "./clip-state";
import { BROKEN_OFF, giveUpTask, LARGE, NO_FFMPEG, noteTaskFailure, requestTask } from "./clip-tasks";
import { finishJob, MOST_CLAIMS, postponeJob, renewJob, retryJob } from "./jobs";
import { keepRendition } from "./keep-prepared";
import { type Claimed, workOnJob } from "./work-on-job";

export type MakeLarge = (work: {
  original: string;
  main: string;
  from: number;
  fileFor: (ending: string) => string;
  signal: AbortSignal;
}) => Promise<PreparedRendition>;

type LargeWork = Claimed & {
  /** `null` where there is no FFmpeg. */
  makeLarge: MakeLarge | null;
};

/**
 * Has the worker make a clip's rendition for projectors, which staff alone can download.
 * @throws APIError with a sentence for staff where the uploaded film is gone or not larger.
 */
export async function requestLarge(payload: Payload, clip: Clip): Promise<void> {
  if (clip.originalRemovedAt) throw adminError("The uploaded file is gone, and nothing else is larger.");
  if (clip.isCovered || clip.leftOut)
    throw adminError("Something of this video is not shown that is in the uploaded film.");
  const [main] = renditionsOf(clip);
  if (main && Math.min(main.width, main.height) < SHORT_SIDE_MAX) throw adminError(NOT_LARGER);
  await requestTask(payload, clip, LARGE);
}

/** Makes the rendition for projectors; what fails three times leaves the clip as it is, with the reason. */
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
  /** `null` where there is no FFmpeg. */
  makeLightest: MakeLightest | null;
};

/**
 * Gives a clip that is shown the lightest rendition, if it was prepared before there was one. It is made of the main one, and
 * nothing else of the clip changes, so that it plays meanwhile. What fails three times is left as it is.
 */
export async function addLightest(payload: Payload, work: LightestWork): Promise<void> {
  const { job, clip, makeLightest } = work;
  const renditions = renditionsOf(clip);
  const [main] = renditions;
  const isLightEnough = renditions.some(({ bitrate }) => bitrate <= LIGHTEST_BITRATE_MAX);
  if (!makeLightest) {
    await finishJob(payload, job);
  } else if (!main || isLightEnough || isUpToDate(clip) || job.claims > MOST_CLAIMS) {
    await leaveAsItIs(payload, work);
  } else {
    await makeAndKeep(payload, { ...work, makeLightest, main, renditions });
  }
}

function isUpToDate({ recipe }: Clip): boolean {
  return (recipe ?? 0) >= RECIPE;
}

async function leaveAsItIs(
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
    fail: (error) => noteFailure(payload, making, error),
  });
}

async function noteFailure(payload: Payload, { job, clip }: Making, error: unknown): Promise<void> {
  const msg = `The lightest rendition of clip ${clip.id} could not be made`;
  payload.logger.warn({ err: withoutValues(error), msg });
  if (isStoreFailure(error) || isDiskFull(error)) await postponeJob(payload, job);
  else if (error instanceof PreparationError || !(await retryJob(payload, job))) {
    if (await renewJob(payload, job)) await leaveAsItIs(payload, { job, clip });
  }
}
