import type { PayloadRequest } from "payload";

import { playsInBrowsers } from "../../lib/files/browser-playable";
import { fileStore } from "../../lib/files/file-store";
import type { Clip } from "../../payload-types";
import { findClip } from "./clip-state";
import { isReady } from "../preparation/prepared";

const TICK = "tick ‘Publish before it is prepared’ to show it as it was uploaded";

const HAS_METADATA =
  "The video file says where, when or with what it was filmed, or has a hidden track, and this could not be removed. It can be published once it is prepared. If that does not begin, please tell whoever looks after the server.";

/**
 * Why a clip cannot be shown to visitors now, in a sentence for staff; `undefined` when it can.
 * @param isEarly Whether staff want it shown though it is not prepared.
 */
export async function publishingProblem(
  req: PayloadRequest,
  clipId: string,
  isEarly: boolean,
): Promise<string | undefined> {
  const clip = await findClip(req.payload, clipId, req);
  if (!clip || isReady(clip)) return undefined;
  if (clip.hasMetadata) return HAS_METADATA;
  return isEarly ? undefined : unpreparedProblem(clip);
}

async function unpreparedProblem(clip: Clip): Promise<string | undefined> {
  switch (clip.preparation) {
    case "waiting":
      return `The video waits to be prepared. Publish it when it is ready, or ${TICK}.`;
    case "preparing":
      return `The video is being prepared (${clip.progress ?? 0} %). Publish it when it is ready, or ${TICK}.`;
    case "failed":
      return `The video could not be prepared: ${withPeriod(clip.problem ?? "nobody knows why")} Try again, or ${TICK}.`;
    case "withdrawn":
      return "The storyteller has withdrawn their consent.";
    default:
      return (await canPlay(clip))
        ? undefined
        : `Most browsers cannot play this video as it was uploaded, and it is not prepared. Have it prepared, or ${TICK}.`;
  }
}

async function canPlay({ filename }: Clip): Promise<boolean> {
  if (!filename) return false;
  const file = await (await fileStore()).find({ folder: "clips", filename });
  // A file that is gone or broken plays nowhere.
  return file !== null && playsInBrowsers(filename, file).catch(() => false);
}

function withPeriod(sentence: string): string {
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}
