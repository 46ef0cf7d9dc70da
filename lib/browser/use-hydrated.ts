"use client";

import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False in the server's HTML and until React has taken the page over, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
