"use client";

import { useSyncExternalStore } from "react";

/** Whether the screen is as the media query says; false in the server's HTML. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", listener);
      return () => {
        list.removeEventListener("change", listener);
      };
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}
