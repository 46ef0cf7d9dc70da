import "client-only";
import { REACHED_PARTS, type VideoCount } from "@lampstand/contract/counts";
import { COUNTS_PER_BEACON_MAX } from "@lampstand/contract/limits";
import { apiPaths } from "@/lib/paths";

/** A shorter video counts once it was played to the end. */
const WATCHED_SECONDS = 3;

/** Each thing counts once per page, so a repeating feed adds nothing. */
const counted = new Set<string>();

type Count =
  { kind: VideoCount; slug: string } | { kind: "reached"; slug: string; part: number; from?: number };

let unsent: Count[] = [];
let isListening = false;

/** The last watched part of each video on this page, and the part that was sent before. */
const reached = new Map<string, { part: number; sent?: number }>();

export function countOnce(kind: VideoCount, slug: string): void {
  const key = `${kind} ${slug}`;
  if (counted.has(key)) return;
  counted.add(key);
  unsent.push({ kind, slug });
  if (unsent.length >= COUNTS_PER_BEACON_MAX) send();
  sendWhenLeft();
}

function sendWhenLeft(): void {
  if (isListening) return;
  isListening = true;
  // On phones this is the last event; Safari does not always send it when the visitor leaves for another page.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") sendAll();
  });
  window.addEventListener("pagehide", sendAll);
}

export function countWatching(element: HTMLVideoElement, slug: string, signal: AbortSignal): void {
  const check = () => {
    if (element.ended || secondsPlayed(element) >= WATCHED_SECONDS) countOnce("watched", slug);
    if (element.ended) countOnce("finished", slug);
    noteReached(slug, element);
  };
  for (const event of ["timeupdate", "ended"]) element.addEventListener(event, check, { signal });
  check();
}

function noteReached(slug: string, { currentTime, duration, ended }: HTMLVideoElement): void {
  if (!(duration > 0)) return;
  const before = reached.get(slug);
  const part = ended
    ? REACHED_PARTS
    : Math.min(REACHED_PARTS, Math.floor((currentTime / duration) * REACHED_PARTS) + 1);
  reached.set(slug, { ...before, part: Math.max(before?.part ?? 1, part) });
  sendWhenLeft();
}

function secondsPlayed({ played }: HTMLVideoElement): number {
  const ranges = Array.from({ length: played.length }, (_, index) => played.end(index) - played.start(index));
  return ranges.reduce((sum, seconds) => sum + seconds, 0);
}

function sendAll(): void {
  for (const [slug, { part, sent }] of reached) {
    if (part === sent) continue;
    reached.set(slug, { part, sent: part });
    unsent.push({ kind: "reached", slug, part, ...(sent !== undefined && { from: sent }) });
  }
  send();
}

/** Keeps what the browser can't send until the visitor next leaves. The site recognises repetitions by the key. */
function send(): void {
  while (unsent.length > 0) {
    const counts = unsent.slice(0, COUNTS_PER_BEACON_MAX);
    const key = Math.random().toString(36).slice(2);
    if (!navigator.sendBeacon(apiPaths.counts, JSON.stringify({ key, counts }))) return;
    unsent = unsent.slice(COUNTS_PER_BEACON_MAX);
  }
}
