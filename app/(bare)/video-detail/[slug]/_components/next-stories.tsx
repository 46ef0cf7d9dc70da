"use client";

import { useNextStories } from "@/lib/video/next-stories";

type NextStoriesProps = {
  /** Of the story after which they are offered. */
  slug: string;
  stories: readonly { slug: string; card: React.ReactNode }[];
};

/** Three stories that were not offered before in this visit. */
export function NextStories({ slug, stories }: NextStoriesProps) {
  const shown = useNextStories(
    slug,
    stories.map((story) => story.slug),
  );
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="related" className="lg:col-span-2">
      <h2 id="related" className="mb-5 text-title">
        More stories
      </h2>
      <ul className="grid grid-cols-2 gap-4 md:grid-cols-3 md:gap-6 lg:grid-cols-4">
        {stories.map((story) => (
          <li key={story.slug} hidden={!shown.includes(story.slug)}>
            {story.card}
          </li>
        ))}
      </ul>
    </section>
  );
}
