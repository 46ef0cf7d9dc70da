import "client-only";
import { useSyncExternalStore } from "react";
import { storedList } from "@/lib/utils/stored-list";
import { readItem, writeItem } from "@/lib/utils/web-storage";

const SHOWN = 3;

const KEY = "offeredStories";

/** A story, and those that were offered after it in this visit. */
type Offered = [slug: string, ...next: string[]];

/** Where the browser's settings forbid storage. */
let offeredHere: Offered[] = [];

const noChange = () => () => undefined;

/** Which of the candidates are offered after a story: three that were neither watched nor offered in this visit. */
export function useNextStories(slug: string, candidates: readonly string[]): string[] {
  const chosen = useSyncExternalStore(
    noChange,
    () => chooseNext(slug, candidates).join("\n"),
    () => candidates.slice(0, SHOWN).join("\n"),
  );
  return chosen === "" ? [] : chosen.split("\n");
}

/** The same each time it is asked of the same story. */
function chooseNext(slug: string, candidates: readonly string[]): string[] {
  const stored = storedList(readItem("sessionStorage", KEY)).filter(isOffered);
  const offered = stored.length > 0 ? stored : offeredHere;
  const before = offered.find(([of]) => of === slug);
  if (before) return before.slice(1).filter((each) => candidates.includes(each));
  const known = new Set(offered.flat());
  const chosen = candidates.filter((each) => !known.has(each)).slice(0, SHOWN);
  offeredHere = [...offered, [slug, ...chosen]];
  writeItem("sessionStorage", KEY, JSON.stringify(offeredHere));
  return chosen;
}

function isOffered(entry: unknown): entry is Offered {
  return Array.isArray(entry) && entry.length > 0 && entry.every((slug) => typeof slug === "string");
}
