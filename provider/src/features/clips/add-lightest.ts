import path from "node:path";

import type { Payload } from "payload";

import { fileStore } from "../../lib/files/file-store";
import { isStoreFailure } from "../../lib/files/stored-files";
import { withoutValues } from "../../lib/log";
import type { Clip } from "../../payload-types";
import { type Rendition, renditionsOf } from "../preparation/prepared";
import type { PreparedRendition } from "../preparation/prepared-rendition";
import { isDiskFull, PreparationError } from "../preparation/preparation-error";
import { LIGHTEST_BITRATE_MAX, RECIPE } from "../preparation/rendition-plan";
import { announceClip, updateClip } from "./clip-state";
import { finishJob, MOST_CLAIMS, postponeJob, renewJob, retryJob } from "./jobs";
import { keepRendition } from "./keep-prepared";
import { type Claimed, workOnJob } from "./work-on-job";

export type MakeLightest = (work: {
  main: string;
  fileFor: (ending: string) => string;
  signal: AbortSignal;
}) => Promise<PreparedRendition>;

type Work = Claimed & {
  /** `null` where there is no FFmpeg. */
  makeLightest: MakeLightest | null;
};

/**
 * Gives a clip that is shown the lightest rendition, if it was prepared before there was one. It is made of the main one, and
 * nothing else of the clip changes, so that it plays meanwhile. What fails three times is left as it is.
 */
export async function addLightest(payload: Payload, work: Work): Promise<void> {
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

async function leaveAsItIs(payload: Payload, { job, clip }: Pick<Work, "job" | "clip">): Promise<void> {
  await updateClip(payload, clip, { recipe: RECIPE }, ["ready"]);
  await finishJob(payload, job);
}

type Making = Work & { makeLightest: MakeLightest; main: Rendition; renditions: Rendition[] };

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
