import "client-only";
import type { VideoCount } from "@lampstand/contract/counts";
import { COUNTS_PER_BEACON_MAX } from "@lampstand/contract/limits";
import { apiPaths } from "@/lib/paths";

/** A video counts as watched when so much of it was played, or all of a shorter one, in seconds. */
const WATCHED_SECONDS = 3;

/** What this page has counted so far: each thing once, so that a feed that goes round adds nothing. */
const counted = new Set<string>();

let unsent: { kind: VideoCount; slug: string }[] = [];
let isListening = false;

/** Counts something about a video, if this page has not counted it yet. It is sent when the page is left, or there is enough. */
export function countOnce(kind: VideoCount, slug: string): void {
  const key = `${kind} ${slug}`;
  if (counted.has(key)) return;
  counted.add(key);
  unsent.push({ kind, slug });
  if (unsent.length >= COUNTS_PER_BEACON_MAX) send();
  if (isListening) return;
  isListening = true;
  // Phones tell of this last of all; Safari does not always when a page is left for another.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") send();
  });
  window.addEventListener("pagehide", send);
}

/** Counts that a video is watched, and watched to its end, until `signal` is aborted. */
export function countWatching(element: HTMLVideoElement, slug: string, signal: AbortSignal): void {
  const check = () => {
    if (element.ended || secondsPlayed(element) >= WATCHED_SECONDS) countOnce("watched", slug);
    if (element.ended) countOnce("finished", slug);
  };
  for (const event of ["timeupdate", "ended"]) element.addEventListener(event, check, { signal });
  check();
}

function secondsPlayed({ played }: HTMLVideoElement): number {
  const ranges = Array.from({ length: played.length }, (_, index) => played.end(index) - played.start(index));
  return ranges.reduce((sum, seconds) => sum + seconds, 0);
}

function send(): void {
  if (unsent.length === 0) return;
  navigator.sendBeacon(apiPaths.counts, JSON.stringify({ counts: unsent }));
  unsent = [];
}
