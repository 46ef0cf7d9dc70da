import { STORY_MINUTES_DEFAULT, STORY_MINUTES_MAX } from "@lampstand/contract/limits";
import type { Payload } from "payload";

import type { Clip } from "../../payload-types";

/** The length of a video that staff upload, in seconds. */
export const CLIP_SECONDS_MAX = STORY_MINUTES_MAX * 60;

/** How long a visitor's story may be, in seconds, by what staff have set. */
export async function longestStory(payload: Payload): Promise<number> {
  const { storyMinutes } = await payload.findGlobal({
    slug: "settings",
    select: { storyMinutes: true },
    depth: 0,
  });
  return (storyMinutes ?? STORY_MINUTES_DEFAULT) * 60;
}

/** How long a clip may be, in seconds. */
export async function longestOf(
  payload: Payload,
  { isFromVisitor }: Pick<Clip, "isFromVisitor">,
): Promise<number> {
  return isFromVisitor ? longestStory(payload) : CLIP_SECONDS_MAX;
}
