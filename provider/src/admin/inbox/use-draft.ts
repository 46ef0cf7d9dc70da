"use client";

import { isBlank } from "@lampstand/contract/text";
import { useAuth } from "@payloadcms/ui";
import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useState } from "react";
import * as z from "zod/mini";

import { keep, readKept } from "../parts/kept";

const draft = z.object({ id: z.string(), subject: z.string(), body: z.string() });

/** An answer that is being written. The provider recognizes a second click by its id. */
export type Draft = z.infer<typeof draft>;

/** Returns an empty answer. Browsers have no `randomUUID` on pages without https. */
export function newDraft(subject: string): Draft {
  return { id: `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`, subject, body: "" };
}

/** Returns an answer with more words at its end. */
export function withWords(before: Draft, words: string): Draft {
  return { ...before, body: isBlank(before.body) ? words : `${before.body.trimEnd()}\n\n${words}` };
}

/**
 * Keeps the answer to a record in this tab until it is sent, so leaving or reloading the page loses nothing.
 * @param record The collection's slug and the id.
 */
export function useDraft(record: string, subject: string): [Draft, Dispatch<SetStateAction<Draft>>] {
  const { user } = useAuth();
  const key = `lampstand:answer:${user?.id}:${record}`;
  const [shown, setShown] = useState<Draft>(() => newDraft(subject));
  const restore = useEffectEvent(() => {
    const kept = draft.safeParse(readKept(key)).data;
    if (kept) setShown(kept);
  });
  useEffect(() => restore(), [key]);
  useEffect(() => keep(key, shown.body, shown), [key, shown]);
  return [shown, setShown];
}
