"use client";

import { useSyncExternalStore } from "react";

const LOOK_EVERY_MS = 250;

/** Whole seconds until a moment, in milliseconds since 1970; `0` once it is over. */
export function useSecondsLeft(until: number): number {
  return useSyncExternalStore(
    subscribe,
    () => Math.max(0, Math.ceil((until - Date.now()) / 1000)),
    () => 0,
  );
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, LOOK_EVERY_MS);
  return () => {
    clearInterval(timer);
  };
}
