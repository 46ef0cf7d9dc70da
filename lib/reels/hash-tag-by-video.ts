import "client-only";
import { useSyncExternalStore } from "react";
import type { Reel } from "./reel";

let current: { selection: string; reels: Reel[] } | null = null;

const listeners = new Set<() => void>();

/** Lasts until the page is reloaded; the selection itself is in the address. */
export const hashTagByVideo = {
  set: (params: string[], reels: Reel[]) => change({ selection: selectionKey(params), reels }),
  clear: () => change(null),
};

export function useHashTagByVideo(params: string[]): Reel[] | null {
  const selection = selectionKey(params);
  return useSyncExternalStore(
    subscribe,
    () => (current?.selection === selection ? current.reels : null),
    () => null,
  );
}

function change(next: typeof current): void {
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function selectionKey(params: string[]): string {
  return JSON.stringify([...new Set(params)].sort());
}
