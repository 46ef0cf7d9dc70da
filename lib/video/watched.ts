import "client-only";
import { storedList } from "@/lib/utils/stored-list";
import { readItem, storedChoice } from "@/lib/utils/web-storage";

/** Stories that this browser remembers; the oldest are forgotten. */
const REMEMBERED = 500;

/** Who has seen this part of a story has watched it: what comes after is often a logo. */
const WATCHED_PART = 0.95;

const KEY = "watched";

const watched = storedChoice("localStorage", KEY);

/** Whether a story was watched to its end in this browser. */
export function useWatched(slug: string): boolean {
  return storedList(watched.use()).includes(slug);
}

/** Remembers in this browser alone that a story was watched, once it was. */
export function rememberWatching(element: HTMLVideoElement, slug: string, signal: AbortSignal): void {
  const check = () => {
    if (!element.ended && !(element.currentTime >= element.duration * WATCHED_PART)) return;
    const list = storedList(readItem("localStorage", KEY));
    if (!list.includes(slug)) watched.set(JSON.stringify([...list, slug].slice(-REMEMBERED)));
  };
  for (const event of ["timeupdate", "ended"]) element.addEventListener(event, check, { signal });
  check();
}
