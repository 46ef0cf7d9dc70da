"use client";

import { type RefObject, useEffect } from "react";
import { mayCount } from "@/lib/video/may-count";

/** Its code is loaded once the video plays. `slug`: `null` while nothing plays that counts. */
export function useWatchCount(videoRef: RefObject<HTMLVideoElement | null>, slug: string | null): void {
  useEffect(() => {
    const element = videoRef.current;
    if (!element || slug === null) return;
    const watching = new AbortController();
    const { signal } = watching;
    const connect = async () => {
      const { rememberWatching } = await import("@/lib/video/watched");
      if (!signal.aborted) rememberWatching(element, slug, signal);
      if (!mayCount()) return;
      const { countWatching } = await import("@/lib/video/counts");
      if (!signal.aborted) countWatching(element, slug, signal);
    };
    // The video plays without the count.
    const begin = () => void connect().catch(() => undefined);
    if (element.ended) begin();
    else element.addEventListener("timeupdate", begin, { once: true, signal });
    return () => {
      watching.abort();
    };
  }, [videoRef, slug]);
}
