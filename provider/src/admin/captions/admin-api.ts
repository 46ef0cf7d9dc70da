"use client";

import * as z from "zod/mini";

import type { Cue } from "../../features/captions/cue";

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
const failed = z.object({
  errors: z.array(
    z.object({
      message: z.string(),
      data: z.catch(z.optional(z.object({ errors: z.array(z.object({ message: z.string() })) })), undefined),
    }),
  ),
});

const UNREACHABLE = "That did not work: the server could not be reached. Please try again.";

/** Where a clip can be played: what was prepared of it, else the file itself; `undefined` where it cannot be told. */
export async function readClipAddress(id: string, signal: AbortSignal): Promise<string | undefined> {
  const found = clipFile.safeParse(await read(`/api/clips/${encodeURIComponent(id)}?depth=0`, signal));
  if (!found.success) return undefined;
  const [prepared] = found.data.renditions;
  const { url } = found.data;
  return prepared ? `/uploads/renditions/${encodeURIComponent(prepared.filename)}` : (url ?? undefined);
}

/** The captions of a clip, the oldest first; `undefined` where they cannot be read now. */
export async function readCaptionsOf(clip: string, signal: AbortSignal): Promise<CaptionState[] | undefined> {
  const query = new URLSearchParams({
    "where[clip][equals]": clip,
    sort: "createdAt",
    depth: "0",
    limit: "50",
  });
  return list.safeParse(await read(`/api/captions?${query.toString()}`, signal)).data?.docs;
}

/** How far captions are; `undefined` where it cannot be read now. */
export async function readCaptionState(id: string, signal: AbortSignal): Promise<CaptionState | undefined> {
  return state.safeParse(await read(`/api/captions/${encodeURIComponent(id)}?depth=0`, signal)).data;
}

async function read(path: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(path, { credentials: "same-origin", signal }).catch(() => undefined);
  return response?.ok ? response.json() : undefined;
}

/** The id of captions that now exist, or why they do not, in words. */
type Outcome = { id: string } | { problem: string };

/** Makes a draft of a clip's captions of these lines, or of none, to be written by hand. */
export async function createCaptions(
  clip: string,
  lang: string,
  cues: readonly Cue[] = [],
): Promise<Outcome> {
  const answer = await post("/api/captions?depth=0", { clip, lang, cues, isDraft: true });
  const made = created.safeParse(answer);
  return made.success ? { id: made.data.doc.id } : { problem: problemIn(answer) };
}

/** Has the transcription service write a draft. */
export async function requestDraft(clip: string, lang: string): Promise<Outcome> {
  const answer = await post("/api/captions/draft", { clip, lang });
  const begun = accepted.safeParse(answer);
  return begun.success ? begun.data : { problem: problemIn(answer) };
}

async function post(path: string, data: object): Promise<unknown> {
  const response = await fetch(path, {
    method: "POST",
    credentials: "same-origin",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(data),
  }).catch(() => undefined);
  return response?.json().catch(() => undefined);
}

function problemIn(answer: unknown): string {
  const [error] = failed.safeParse(answer).data?.errors ?? [];
  return error?.data?.errors[0]?.message ?? error?.message ?? UNREACHABLE;
}
