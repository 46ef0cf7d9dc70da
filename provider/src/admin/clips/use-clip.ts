import { useEffect, useState } from "react";
import * as z from "zod/mini";

import { callApi, useAnswer } from "../call-api";

/** How often to reload a clip that is not ready yet, in milliseconds. */
const POLL_MS = 2000;

const rendition = z.object({
  filename: z.string(),
  width: z.number(),
  height: z.number(),
  type: z.string(),
  filesize: z.nullish(z.number()),
});
const frame = z.object({ filename: z.string(), width: z.number(), height: z.number() });

const clipSchema = z.object({
  id: z.string(),
  url: z.nullish(z.string()),
  filesize: z.nullish(z.number()),
  width: z.nullish(z.number()),
  height: z.nullish(z.number()),
  duration: z.nullish(z.number()),
  preparation: z.catch(
    z.nullish(z.enum(["waiting", "preparing", "ready", "failed", "unprepared", "withdrawn"])),
    null,
  ),
  progress: z.nullish(z.number()),
  problem: z.nullish(z.string()),
  renditions: z.catch(z.nullish(z.array(rendition)), null),
  frames: z.catch(z.nullish(z.array(frame)), null),
  chosenFrame: z.nullish(z.number()),
  hasSound: z.nullish(z.boolean()),
  loudness: z.nullish(z.number()),
  task: z.nullish(z.string()),
  cutFrom: z.nullish(z.number()),
  isCovered: z.nullish(z.boolean()),
  large: z.catch(z.nullish(rendition), null),
  originalRemovedAt: z.nullish(z.string()),
});

/** A clip as staff see it, from the admin's API. */
export type Clip = z.infer<typeof clipSchema>;

/** Returns whether the worker is making something of a clip. */
export function isUnderWay({ preparation, task, problem }: Clip): boolean {
  return preparation === "waiting" || preparation === "preparing" || (Boolean(task) && !problem);
}

/**
 * Returns a clip, and reloads it while it is being prepared; `undefined` until it is known. `refresh` reloads at once,
 * and repeatedly while that is useful.
 */
export function useClip(id: string | undefined): { clip: Clip | undefined; refresh: () => void } {
  const [clip, setClip] = useState<Clip>();
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (!id) return;
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      const found = await loadClip(id);
      if (isGone) return;
      if (found) setClip(found);
      if (!found || isUnderWay(found)) timer = setTimeout(() => void ask(), POLL_MS);
    };
    void ask();
    return () => {
      clearTimeout(timer);
      isGone = true;
    };
  }, [id, asked]);
  return { clip: clip?.id === id ? clip : undefined, refresh: () => setAsked((times) => times + 1) };
}

/** Returns nothing after a failure; the next poll tries again. */
async function loadClip(id: string): Promise<Clip | undefined> {
  const outcome = await callApi(`clips/${encodeURIComponent(id)}?depth=0`, clipSchema);
  return "data" in outcome ? outcome.data : undefined;
}

const noticeSchema = z.object({ notice: z.nullable(z.string()) });

export type ClipAction =
  | "prepare"
  | "choose-frame"
  | "frame-at"
  | "cut"
  | "undo-cut"
  | "cover"
  | "make-large"
  | "retry-task"
  | "leave-as-it-is";

/** Calls an action on a clip. Returns a sentence if it failed. */
export async function callClip(
  id: string,
  action: ClipAction,
  body: object = {},
): Promise<string | undefined> {
  const outcome = await callApi(`clips/${encodeURIComponent(id)}/${action}`, z.unknown(), body);
  return "problem" in outcome ? outcome.problem : undefined;
}

/**
 * Returns a sentence about what keeps videos from being prepared; `undefined` if nothing does or it isn't known yet.
 */
export function usePreparationNotice(isAsked: boolean): string | undefined {
  return useAnswer(isAsked ? "clips/preparation-notice" : undefined, noticeSchema)?.notice ?? undefined;
}

/** Returns where a clip's best rendition is; `undefined` while there is none. */
export function renditionAddress({ renditions }: Clip): string | undefined {
  const [best] = renditions ?? [];
  return best && `/uploads/renditions/${best.filename}`;
}

/** Returns where the still picture that staff chose is, else the best one; `undefined` while there is none. */
export function frameAddress({
  frames,
  chosenFrame,
}: Pick<Clip, "frames" | "chosenFrame">): string | undefined {
  const chosen = frames?.[chosenFrame ?? 0] ?? frames?.[0];
  return chosen && `/uploads/frames/${chosen.filename}`;
}
