import "client-only";
import { storedSlugs } from "@/lib/utils/stored-slugs";

/** Who has seen this part of a story has watched it: what comes after is often a logo. */
const WATCHED_PART = 0.95;

const watched = storedSlugs("watched", 500);

/** Whether a story was watched to its end in this browser. */
export function useWatched(slug: string): boolean {
  return watched.use().includes(slug);
}

/** Remembers in this browser alone that a story was watched, once it was. */
export function rememberWatching(element: HTMLVideoElement, slug: string, signal: AbortSignal): void {
  const check = () => {
    if (element.ended || element.currentTime >= element.duration * WATCHED_PART) watched.add(slug);
  };
  for (const event of ["timeupdate", "ended"]) element.addEventListener(event, check, { signal });
  check();
}
