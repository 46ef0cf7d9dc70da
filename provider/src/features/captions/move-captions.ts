import type { PayloadRequest } from "payload";

import { findAll } from "../../lib/find-all";
import { type Cue, readCues } from "./cue";

type Part = { start: number; end: number };

/** Returns the cues of a part of a film, timed from its beginning and cut at its ends. */
export function cuesWithin(cues: Cue[], { start, end }: Part): Cue[] {
  return cues
    .map((cue) => ({
      ...cue,
      start: Math.max(0, cue.start - start),
      end: Math.min(end - start, cue.end - start),
    }))
    .filter((cue) => cue.end > cue.start);
}

/** Delays cues by a number of seconds. */
export function cuesLater(cues: Cue[], seconds: number): Cue[] {
  return cues.map((cue) => ({ ...cue, start: cue.start + seconds, end: cue.end + seconds }));
}

/** Changes the cues of all captions of a clip. Captions left without cues become drafts. */
export async function moveCaptions(
  req: PayloadRequest,
  clip: string,
  move: (cues: Cue[]) => Cue[],
): Promise<void> {
  const { payload } = req;
  const where = { clip: { equals: clip } };
  const docs = await findAll(payload, "captions", where, { trash: true, req });
  for (const { id, cues: stored, isDraft } of docs) {
    const cues = move(readCues(stored));
    const data = { cues, isDraft: isDraft || cues.length === 0 };
    await payload.update({ collection: "captions", id, data, depth: 0, trash: true, req });
  }
}
