"use client";

import { useSyncExternalStore } from "react";
import type { Reel } from "@/lib/schemas/reel";

let kept: { choice: string; reels: Reel[] } | null = null;

const listeners = new Set<() => void>();

/**
 * Specification section 3: the client state `hashTagByVideo`, the reels that a choice of hashtags brought. It lasts until
 * the page is loaded anew; the choice itself stands in the address.
 */
export const hashTagByVideo = {
  set: (tokens: string[], reels: Reel[]) => change({ choice: choiceKey(tokens), reels }),
  clear: () => change(null),
};

/** The reels that this choice brought, in whatever order it is given; `null` for any other, and on the server. */
export function useHashTagByVideo(tokens: string[]): Reel[] | null {
  const choice = choiceKey(tokens);
  return useSyncExternalStore(
    subscribe,
    () => (kept?.choice === choice ? kept.reels : null),
    () => null,
  );
}

function change(next: typeof kept): void {
  kept = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function choiceKey(tokens: string[]): string {
  return JSON.stringify([...new Set(tokens)].sort());
}
