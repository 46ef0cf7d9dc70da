import type { PayloadRequest } from "payload";

import { findAll } from "../../lib/find-all";
import { type Cue, readCues } from "./cue";

type Part = { start: number; end: number };

/** The lines of a part of a film, with times from its beginning; those that reach over its ends are cut there. */
export function cuesWithin(cues: Cue[], { start, end }: Part): Cue[] {
  return cues
    .map((cue) => ({
      ...cue,
      start: Math.max(0, cue.start - start),
      end: Math.min(end - start, cue.end - start),
    }))
    .filter((cue) => cue.end > cue.start);
}

/** Lines that are said so many seconds later. */
export function cuesLater(cues: Cue[], seconds: number): Cue[] {
  return cues.map((cue) => ({ ...cue, start: cue.start + seconds, end: cue.end + seconds }));
}

/** Changes the lines of all captions of a clip. Captions of which none are left become drafts. */
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
