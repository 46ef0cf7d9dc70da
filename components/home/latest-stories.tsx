import { StoryCard } from "@/components/video/story-card";
import { dataOr, readingWithin } from "@/lib/provider/cached-query";
import type { Video } from "@/lib/provider/video-schema";
import { getReelsPage } from "@/lib/provider/videos";
import { hasOwnPage } from "@/lib/video/own-page";

/** Specification section 7: the feed's first request, 1/10. The same read serves the home page. */
const NEWEST = { page: 1, limit: 10 } as const;

const SHOWN = 4;

/** The home page stands without them, so it waits no longer than this, in milliseconds. */
const PATIENCE_MS = 1000;

/** The newest stories that have a page of their own. */
export async function getLatestStories(): Promise<Video[]> {
  const reading = await readingWithin(PATIENCE_MS, getReelsPage(NEWEST.page, NEWEST.limit));
  return dataOr(reading, { videos: [] }).videos.filter(hasOwnPage).slice(0, SHOWN);
}

/** A row of stories; nothing at all when there are none. */
export function LatestStories({ stories }: { stories: Video[] }) {
  if (stories.length === 0) return null;
  return (
    <section aria-label="Latest stories" className="mx-auto max-w-page px-gutter pb-section">
      <ul className="grid grid-cols-2 gap-4 md:grid-cols-4 md:gap-6">
        {stories.map((story) => (
          <li key={story.id}>
            <StoryCard video={story} />
          </li>
        ))}
      </ul>
    </section>
  );
}
