import path from "node:path";

import type { Payload } from "payload";

import { adminError } from "../../lib/errors";
import { findFfmpeg } from "../../lib/ffmpeg/ffmpeg";
import { ProgramError } from "../../lib/ffmpeg/run-program";
import { fileStore, removeOrLeave } from "../../lib/files/file-store";
import { withTemporaryFolder } from "../../lib/files/temporary-files";
import type { Clip } from "../../payload-types";
import { FRAMES_OFFERED } from "../preparation/frames-offered";
import { makePosterAt } from "../preparation/posters";
import { framesOf, renditionsOf } from "../preparation/prepared";
import {
  announceClip,
  moveIntoPlace,
  notePurgeOfClip,
  purgeClip,
  removeFiles,
  updateClip,
} from "./clip-state";

/**
 * Makes a clip's still picture from the moment at which staff stopped it, replacing any earlier one.
 * @param at In seconds.
 * @throws APIError for staff if there is no such picture.
 */
export async function chooseFrameAt(
  payload: Payload,
  clip: Clip,
  at: number,
  find = findFfmpeg,
): Promise<void> {
  const [main] = renditionsOf(clip);
  if (!main || !clip.duration) throw adminError("The video isn’t ready yet. Please wait.");
  if (at < 0 || at > clip.duration) throw adminError("The video doesn’t have this time.");
  const { duration } = clip;
  try {
    const ffmpeg = await find();
    if (!ffmpeg) throw adminError("This server can’t make pictures from videos because FFmpeg is missing.");
    const video = { ffmpeg: ffmpeg.ffmpeg, duration };
    const store = await fileStore();
    await withTemporaryFolder(async (folder) => {
      const poster = await store.withLocalFile({ folder: "renditions", filename: main.filename }, (file) =>
        makePosterAt({ ...video, file }, at, path.join(folder, "frame.jpg")),
      );
      await keepFrame(payload, clip, poster);
    });
  } catch (error) {
    if (!(error instanceof ProgramError)) throw error;
    throw adminError(
      error.reason === "slow"
        ? "The server is too busy to make a picture right now. Please try again in a minute."
        : "We couldn’t make a picture at this time. Please try another.",
    );
  }
}

async function keepFrame(
  payload: Payload,
  clip: Clip,
  { file, width, height }: Awaited<ReturnType<typeof makePosterAt>>,
): Promise<void> {
  const frame = { filename: await moveIntoPlace("frames", clip.id, file), width, height };
  const offered = framesOf(clip);
  const replaced = offered.slice(FRAMES_OFFERED);
  const frames = [...offered.slice(0, FRAMES_OFFERED), frame];
  if (replaced.length > 0) await notePurgeOfClip(payload, clip);
  // The clip may have been withdrawn or its file replaced meanwhile.
  if (!(await updateClip(payload, clip, { frames, chosenFrame: frames.length - 1 }, ["ready"]))) {
    await removeOrLeave(payload, () => removeFiles([], [frame]));
    throw adminError("The video has changed in the meantime. Please reload the page.");
  }
  await announceClip(payload, clip.id);
  if (replaced.length === 0) return;
  await removeOrLeave(payload, () => removeFiles([], replaced));
  await purgeClip(payload, clip);
}
