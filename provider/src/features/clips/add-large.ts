import path from "node:path";

import type { Payload } from "payload";

import { adminError } from "../../lib/errors";
import { fileStore } from "../../lib/files/file-store";
import type { Clip } from "../../payload-types";
import { removeOrLeave } from "../media/remove-files";
import { NOT_LARGER } from "../preparation/preparation-error";
import type { PreparedRendition } from "../preparation/prepared-rendition";
import { type Rendition, renditionsOf } from "../preparation/prepared";
import { SHORT_SIDE_MAX } from "../preparation/rendition-plan";
import { BROKEN_OFF, giveUpTask, LARGE, NO_FFMPEG, noteTaskFailure, requestTask } from "./clip-tasks";
import { updateClip } from "./clip-state";
import { finishJob, MOST_CLAIMS, releaseJob, renewJob } from "./jobs";
import { moveIntoPlace, removeFiles } from "./prepared-files";
import { type Claimed, workOnJob } from "./work-on-job";

export type MakeLarge = (work: {
  original: string;
  main: string;
  from: number;
  fileFor: (ending: string) => string;
  signal: AbortSignal;
}) => Promise<PreparedRendition>;

type Work = Claimed & {
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
export async function addLarge(payload: Payload, work: Work): Promise<void> {
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
      await keep(payload, work, made);
    },
    fail: (error) => noteTaskFailure(payload, work, error),
  });
}

async function keep(
  payload: Payload,
  { job, clip }: Work,
  { file, width, height, bitrate, type, filesize }: PreparedRendition,
): Promise<void> {
  if (!(await renewJob(payload, job))) return;
  const filename = await moveIntoPlace("renditions", clip.id, file);
  const large: Rendition = { filename, width, height, bitrate, type, filesize };
  const data = { large, task: null, progress: 100 };
  const isKept =
    (await renewJob(payload, job)) && (await updateClip(payload, clip, data, ["ready"], { task: LARGE }));
  if (isKept) await finishJob(payload, job);
  else {
    await removeOrLeave(payload, () => removeFiles([large], []));
    await releaseJob(payload, job);
  }
}
