import "client-only";
import type { VideoCount } from "@lampstand/contract/counts";
import { COUNTS_PER_BEACON_MAX } from "@lampstand/contract/limits";
import { apiPaths } from "@/lib/paths";

/** A shorter video counts when it was played to its end. */
const WATCHED_SECONDS = 3;

/** Each thing once per page, so that a feed that repeats adds nothing. */
const counted = new Set<string>();

let unsent: { kind: VideoCount; slug: string }[] = [];
let isListening = false;

export function countOnce(kind: VideoCount, slug: string): void {
  const key = `${kind} ${slug}`;
  if (counted.has(key)) return;
  counted.add(key);
  unsent.push({ kind, slug });
  if (unsent.length >= COUNTS_PER_BEACON_MAX) send();
  if (isListening) return;
  isListening = true;
  // On phones this is the last event; Safari does not always send it when a page is left for another.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") send();
  });
  window.addEventListener("pagehide", send);
}

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
