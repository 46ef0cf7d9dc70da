"use client";

import { useEffect } from "react";

/** Keeps the screen on: a phone that sleeps stops uploading and recording. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isReleased = false;

    async function acquire() {
      if (document.visibilityState !== "visible") return;
      try {
        lock = await navigator.wakeLock.request("screen");
        if (isReleased) await lock.release();
      } catch {
        // Refused, for example on a low battery: the phone may sleep.
      }
    }

    // The browser releases the lock whenever the page is hidden.
    const reacquire = () => void acquire();
    document.addEventListener("visibilitychange", reacquire);
    reacquire();
    return () => {
      isReleased = true;
      document.removeEventListener("visibilitychange", reacquire);
      void lock?.release();
    };
  }, [isWanted]);
}
