import "client-only";
import { type RefObject, useEffect } from "react";
import { storedStories, type StoryKey } from "@/lib/utils/stored-stories";
import { mayCount } from "./may-count";

/** Watching to this part counts as watching a story: the rest is often a logo. */
const WATCHED_PART = 0.95;

const watched = storedStories("watched", 500);

/** Returns whether a story was watched to the end in this browser. */
export const useWatched = watched.useHas;

/** Remembers, only in this browser, that a story was watched. */
export function rememberWatching(element: HTMLVideoElement, story: StoryKey, signal: AbortSignal): void {
  const check = () => {
    if (element.ended || element.currentTime >= element.duration * WATCHED_PART) watched.add(story);
  };
  for (const event of ["timeupdate", "ended"]) element.addEventListener(event, check, { signal });
  check();
}

/** Remembers that the video was watched, and counts it. `story`: `null` while nothing plays that counts. */
export function useWatchCount(videoRef: RefObject<HTMLVideoElement | null>, story: StoryKey | null): void {
  const { id, slug } = story ?? {};
  useEffect(() => {
    const element = videoRef.current;
    if (!element || id === undefined || slug === undefined) return;
    const watching = new AbortController();
    const { signal } = watching;
    rememberWatching(element, { id, slug }, signal);
    const connect = async () => {
      const { countWatching } = await import("./counts");
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
  }, [videoRef, id, slug]);
}
