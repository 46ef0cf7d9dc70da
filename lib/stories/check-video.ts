import { STORY_SIZE_LIMIT_BYTES } from "./limits";
import { SIGNATURE_BYTES, videoExtensionOf } from "./video-signature";

/** What a visitor reads of a file that was changed, moved or removed after they had chosen it. */
export const FILE_CHANGED = "This video was changed or removed since you chose it. Please choose it again.";

/** What is wrong with a file as the video of a story, before anything of it is sent; empty when nothing is. */
export async function checkVideo(file: File): Promise<string> {
  if (file.size === 0) return "This video is empty. Please choose another one.";
  if (file.size > STORY_SIZE_LIMIT_BYTES) return "File size exceeds 1 GB limit.";
  try {
    const beginning = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());
    return videoExtensionOf(beginning) ? "" : "Please select a video file.";
  } catch {
    return FILE_CHANGED;
  }
}
