"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { storedList } from "@/lib/utils/stored-stories";
import { storedChoice } from "@/lib/utils/web-storage";

type NextStoriesProps = {
  /** The story after which they are suggested. */
  id: string;
  stories: readonly { id: string; card: React.ReactNode }[];
};

/** Suggests three stories that were not suggested before in this visit. */
export function NextStories({ id, stories }: NextStoriesProps) {
  const t = useTranslations("videoPlayer");
  const shown = useNextStories(
    id,
    stories.map((story) => story.id),
  );
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="related" className="lg:col-span-2">
      <h2 id="related" className="mb-5 text-title">
        {t("moreStories")}
      </h2>
      <ul className="grid grid-cols-2 gap-4 md:grid-cols-3 md:gap-6 lg:grid-cols-4">
        {stories.map((story) => (
          <li key={story.id} hidden={!shown.includes(story.id)}>
            {story.card}
          </li>
        ))}
      </ul>
    </section>
  );
}

const SHOWN = 3;

/** A story and the stories suggested after it in this visit. */
type Suggestion = [id: string, ...next: string[]];

const suggested = storedChoice("sessionStorage", "suggestedStories");

/** Picks a story's suggestions from its candidates: three that were neither watched nor suggested in this visit. */
export function useNextStories(id: string, candidates: readonly string[]): string[] {
  const stored = suggested.use();
  useEffect(() => {
    // Not `stored`, which is `null` during hydration.
    const now = suggested.read();
    if (!suggestedAfter(id, now))
      suggested.set(JSON.stringify([...entriesOf(now), [id, ...freshOf(candidates, now)]]));
  }, [id, candidates, stored]);
  const before = suggestedAfter(id, stored);
  return before ? before.filter((each) => candidates.includes(each)) : freshOf(candidates, stored);
}

function freshOf(candidates: readonly string[], stored: string | null): string[] {
  const known = new Set(entriesOf(stored).flat());
  return candidates.filter((each) => !known.has(each)).slice(0, SHOWN);
}

/** Returns the same suggestions each time the story is opened. */
function suggestedAfter(id: string, stored: string | null): string[] | undefined {
  return entriesOf(stored)
    .find(([of]) => of === id)
    ?.slice(1);
}

function entriesOf(stored: string | null): Suggestion[] {
  return storedList(stored).filter(isSuggestion);
}

function isSuggestion(entry: unknown): entry is Suggestion {
  return Array.isArray(entry) && entry.length > 0 && entry.every((id) => typeof id === "string");
}
