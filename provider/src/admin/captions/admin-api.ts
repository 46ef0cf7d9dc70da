"use client";

import * as z from "zod/mini";

import type { Cue } from "../../features/captions/cue";
import { callApi, useAnswer } from "../call-api";

const clipFile = z.object({
  url: z.nullish(z.string()),
  renditions: z.catch(z.array(z.object({ filename: z.string() })), []),
});

const state = z.object({
  id: z.string(),
  lang: z.string(),
  isDraft: z.nullish(z.boolean()),
  transcription: z.nullish(z.string()),
  problem: z.nullish(z.string()),
});

/** What the admin shows of captions without opening them. */
export type CaptionState = z.output<typeof state>;

const list = z.object({ docs: z.array(state) });
const created = z.object({ doc: z.object({ id: z.string() }) });
const accepted = z.object({ id: z.string() });

/** Where a clip can be played: what was prepared of it, else the file itself; `undefined` where it cannot be told. */
export function useClipAddress(id: string | undefined): string | undefined {
  const clip = useAnswer(id ? `clips/${encodeURIComponent(id)}?depth=0` : undefined, clipFile);
  const [prepared] = clip?.renditions ?? [];
  return prepared ? `/uploads/renditions/${encodeURIComponent(prepared.filename)}` : (clip?.url ?? undefined);
}

/** The captions of a clip, the oldest first; `undefined` where they cannot be read now. */
export async function readCaptionsOf(clip: string): Promise<CaptionState[] | undefined> {
  const query = new URLSearchParams({
    "where[clip][equals]": clip,
    sort: "createdAt",
    depth: "0",
    limit: "50",
  });
  const outcome = await callApi(`captions?${query.toString()}`, list);
  return "data" in outcome ? outcome.data.docs : undefined;
}

/** How far captions are; `undefined` where it cannot be read now. */
export async function readCaptionState(id: string): Promise<CaptionState | undefined> {
  const outcome = await callApi(`captions/${encodeURIComponent(id)}?depth=0`, state);
  return "data" in outcome ? outcome.data : undefined;
}

/** The id of captions that now exist, or why they do not, in words. */
type Outcome = { id: string } | { problem: string };

/** Makes a draft of a clip's captions of these lines, or of none, to be written by hand. */
export async function createCaptions(
  clip: string,
  lang: string,
  cues: readonly Cue[] = [],
): Promise<Outcome> {
  const outcome = await callApi("captions?depth=0", created, { clip, lang, cues, isDraft: true });
  return "data" in outcome ? outcome.data.doc : outcome;
}

/** Has the transcription service write a draft. */
export async function requestDraft(clip: string, lang: string): Promise<Outcome> {
  const outcome = await callApi("captions/draft", accepted, { clip, lang });
  return "data" in outcome ? outcome.data : outcome;
}
