import { StoryCard } from "@/components/video/story-card";
import { dataOr, withinTimeout } from "@/lib/provider/cached-query";
import { getReelsPage, hasOwnPage, type Video } from "@/lib/provider/videos";

/** The first page of the feed: its cached query serves the home page, too. */
const NEWEST = { page: 1, limit: 10 } as const;

const SHOWN = 4;

/** The home page does not wait longer than this for the stories. */
const STORIES_TIMEOUT_MS = 1000;

/** The newest stories that have a page of their own. */
export async function getLatestStories(): Promise<Video[]> {
  const result = await withinTimeout(STORIES_TIMEOUT_MS, getReelsPage(NEWEST.page, NEWEST.limit));
  return dataOr(result, { videos: [] }).videos.filter(hasOwnPage).slice(0, SHOWN);
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
