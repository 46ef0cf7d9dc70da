"use client";

import { type RefObject, useEffect } from "react";
import { mayCount } from "@/lib/video/may-count";

/**
 * Counts that a video is watched, without knowing by whom. What does it is loaded once the video plays.
 *
 * @param slug `null` while the element plays nothing that counts
 */
export function useWatchCount(videoRef: RefObject<HTMLVideoElement | null>, slug: string | null): void {
  useEffect(() => {
    const element = videoRef.current;
    if (!element || slug === null || !mayCount()) return;
    const watching = new AbortController();
    const { signal } = watching;
    const connect = async () => {
      const { countWatching } = await import("@/lib/video/counts");
      if (!signal.aborted) countWatching(element, slug, signal);
    };
    // The video plays without it.
    const begin = () => void connect().catch(() => undefined);
    if (element.ended) begin();
    else element.addEventListener("timeupdate", begin, { once: true, signal });
    return () => {
      watching.abort();
    };
  }, [videoRef, slug]);
}
