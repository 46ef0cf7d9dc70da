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
  deletedAt: z.nullish(z.string()),
  cues: z.catch(z.array(z.unknown()), []),
});

/** What the admin shows about captions without opening them. */
export type CaptionState = z.output<typeof state>;

/** A clip's captions. */
export const captionList = z.object({ docs: z.array(state) });

const created = z.object({ doc: z.object({ id: z.string() }) });
const accepted = z.object({ id: z.string() });

/** Returns where a clip can be played: its rendition, else the uploaded file; `undefined` until that is known. */
export function useClipAddress(id: string | undefined): string | undefined {
  const clip = useAnswer(id ? `clips/${encodeURIComponent(id)}?depth=0` : undefined, clipFile);
  const [prepared] = clip?.renditions ?? [];
  return prepared ? `/uploads/renditions/${encodeURIComponent(prepared.filename)}` : (clip?.url ?? undefined);
}

/** Returns where a clip's captions are read, also those in the trash, oldest first. */
export function captionsOf(clip: string): string {
  const query = new URLSearchParams({
    "where[clip][equals]": clip,
    trash: "true",
    sort: "createdAt",
    depth: "0",
    limit: "50",
  });
  return `captions?${query.toString()}`;
}

/** Returns the captions' state; `undefined` after a failure. */
export async function readCaptionState(id: string): Promise<CaptionState | undefined> {
  const outcome = await callApi(`captions/${encodeURIComponent(id)}?depth=0`, state);
  return "data" in outcome ? outcome.data : undefined;
}

/** The new captions' id, or a sentence about why there are none. */
type Outcome = { id: string } | { problem: string };

/** Creates a draft of a clip's captions from these lines. */
export async function createCaptions(clip: string, lang: string, cues: readonly Cue[]): Promise<Outcome> {
  const outcome = await callApi("captions?depth=0", created, { clip, lang, cues, isDraft: true });
  return "data" in outcome ? outcome.data.doc : outcome;
}

/**
 * Asks a service for a draft.
 * @param from The language of the captions to translate; without it, the clip is transcribed.
 */
export async function requestDraft(clip: string, lang: string, from?: string): Promise<Outcome> {
  const outcome = await callApi("captions/draft", accepted, { clip, lang, from });
  return "data" in outcome ? outcome.data : outcome;
}
