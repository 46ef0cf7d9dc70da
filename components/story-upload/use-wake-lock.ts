"use client";

import { useEffect } from "react";

/** Keeps the screen on while something is under way, where the browser can; a phone that sleeps stops sending. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;

    async function hold() {
      if (document.visibilityState !== "visible") return;
      try {
        lock = await navigator.wakeLock.request("screen");
        if (isOver) await lock.release();
      } catch {
        // A low battery or the browser's settings forbid it: the upload waits when the phone sleeps.
      }
    }

    // The browser lets go whenever the page is hidden.
    const holdAgain = () => void hold();
    document.addEventListener("visibilitychange", holdAgain);
    holdAgain();
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", holdAgain);
      void lock?.release();
    };
  }, [isWanted]);
}
