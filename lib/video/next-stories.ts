import "client-only";
import { useEffect } from "react";
import { storedList } from "@/lib/utils/stored-slugs";
import { storedChoice } from "@/lib/utils/web-storage";

const SHOWN = 3;

/** A story, and those that were offered after it in this visit. */
type Offered = [slug: string, ...next: string[]];

const offered = storedChoice("sessionStorage", "offeredStories");

/** Which of the candidates are offered after a story: three that were neither watched nor offered in this visit. */
export function useNextStories(slug: string, candidates: readonly string[]): string[] {
  const stored = offered.use();
  useEffect(() => {
    // While the page is hydrated nothing is known to be stored.
    const now = offered.read();
    if (!offeredAfter(slug, now))
      offered.set(JSON.stringify([...entriesOf(now), [slug, ...freshOf(candidates, now)]]));
  }, [slug, candidates, stored]);
  const before = offeredAfter(slug, stored);
  return before ? before.filter((each) => candidates.includes(each)) : freshOf(candidates, stored);
}

function freshOf(candidates: readonly string[], stored: string | null): string[] {
  const known = new Set(entriesOf(stored).flat());
  return candidates.filter((each) => !known.has(each)).slice(0, SHOWN);
}

/** The same whenever the story is opened again. */
function offeredAfter(slug: string, stored: string | null): string[] | undefined {
  return entriesOf(stored)
    .find(([of]) => of === slug)
    ?.slice(1);
}

function entriesOf(stored: string | null): Offered[] {
  return storedList(stored).filter(isOffered);
}

function isOffered(entry: unknown): entry is Offered {
  return Array.isArray(entry) && entry.length > 0 && entry.every((slug) => typeof slug === "string");
}
