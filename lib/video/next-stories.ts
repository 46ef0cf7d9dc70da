import "client-only";
import { useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { readItem, writeItem } from "@/lib/utils/web-storage";

const SHOWN = 3;

const KEY = "offeredStories";

/** What was offered in this visit, by the slug of the story after which it was. */
const offeredSchema = z.record(z.string(), z.array(z.string()));

/** Where the browser's settings forbid storage. */
let offeredHere: z.output<typeof offeredSchema> = {};

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
  const offered = readOffered();
  const before = offered[slug];
  if (before) return before.filter((each) => candidates.includes(each));
  const known = new Set([...Object.keys(offered), ...Object.values(offered).flat()]);
  const chosen = candidates.filter((each) => !known.has(each)).slice(0, SHOWN);
  offeredHere = { ...offered, [slug]: chosen };
  writeItem("sessionStorage", KEY, JSON.stringify(offeredHere));
  return chosen;
}

function readOffered(): z.output<typeof offeredSchema> {
  try {
    return offeredSchema.parse(JSON.parse(readItem("sessionStorage", KEY) ?? ""));
  } catch {
    return offeredHere;
  }
}
