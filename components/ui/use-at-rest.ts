"use client";

import { useEffect } from "react";

/** Calls back once the page and all that it ships have loaded. The callback must stay the same. */
export function useAtRest(callback: () => unknown): void {
  useEffect(() => {
    if (document.readyState === "complete") callback();
    else window.addEventListener("load", callback, { once: true });
    return () => {
      window.removeEventListener("load", callback);
    };
  }, [callback]);
}
