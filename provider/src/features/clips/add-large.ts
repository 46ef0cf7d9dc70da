import path from "node:path";

import type { Payload } from "payload";

import { adminError } from "../../lib/errors";
import { fileStore } from "../../lib/files/file-store";
import type { Clip } from "../../payload-types";
import { NOT_LARGER } from "../preparation/preparation-error";
import type { PreparedRendition } from "../preparation/prepared-rendition";
import { type Rendition, renditionsOf } from "../preparation/prepared";
import { SHORT_SIDE_MAX } from "../preparation/rendition-plan";
import { BROKEN_OFF, giveUpTask, LARGE, NO_FFMPEG, noteTaskFailure, requestTask } from "./clip-tasks";
import { MOST_CLAIMS } from "./jobs";
import { keepRendition } from "./keep-prepared";
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
      const dataWith = (large: Rendition) => ({ large, task: null, progress: 100 });
      await keepRendition(payload, work, made, { dataWith, task: LARGE });
    },
    fail: (error) => noteTaskFailure(payload, work, error),
  });
}
