"use client";

import { type RefObject, useEffect } from "react";
import { mayCount } from "@/lib/video/may-count";
import { rememberWatching } from "@/lib/video/watched";

/**
 * Remembers here that the video was watched, and counts it, whose code is loaded once it plays. `slug`: `null` while nothing plays
 * that counts.
 */
export function useWatchCount(videoRef: RefObject<HTMLVideoElement | null>, slug: string | null): void {
  useEffect(() => {
    const element = videoRef.current;
    if (!element || slug === null) return;
    const watching = new AbortController();
    const { signal } = watching;
    rememberWatching(element, slug, signal);
    const connect = async () => {
      const { countWatching } = await import("@/lib/video/counts");
      if (!signal.aborted) countWatching(element, slug, signal);
    };
    // The video plays without the count.
    const begin = () => void connect().catch(() => undefined);
    if (mayCount()) {
      if (element.ended) begin();
      else element.addEventListener("timeupdate", begin, { once: true, signal });
    }
    return () => {
      watching.abort();
    };
  }, [videoRef, slug]);
}
