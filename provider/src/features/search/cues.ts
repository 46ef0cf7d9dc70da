import type { Payload } from "payload";

import { readCues } from "../captions/cue";
import { idOf } from "../../lib/id-of";

/** What is said in a clip, from this second on. */
export type SpokenWords = { start: number; text: string };

/** What is said in each of the clips, by the clip's id, one language after another; drafts do not count. */
export async function cuesOfClips(payload: Payload, clips: string[]): Promise<Map<string, SpokenWords[]>> {
  const spoken = new Map<string, SpokenWords[]>();
  if (clips.length === 0) return spoken;
  const { docs } = await payload.find({
    collection: "captions",
    where: { and: [{ clip: { in: clips } }, { isDraft: { not_equals: true } }] },
    select: { clip: true, cues: true },
    sort: ["createdAt", "id"],
    depth: 0,
    pagination: false,
  });
  for (const caption of docs) {
    const clip = idOf(caption.clip);
    if (clip) spoken.set(clip, [...(spoken.get(clip) ?? []), ...readCues(caption.cues)]);
  }
  return spoken;
}
