import { getReelsPage } from "@/lib/api/videos";
import { dataOr } from "@/lib/api/define-read";
import { hasOwnPage } from "@/lib/video/own-page";
import { StoryCard } from "@/components/video/story-card";

/** Specification section 7: the feed's first request, 1/10. The same read serves the home page. */
const NEWEST = { page: 1, limit: 10 } as const;

const SHOWN = 4;

/** The newest stories that have a page of their own; nothing at all when there are none. */
export async function LatestStories() {
  const { videos } = dataOr(await getReelsPage(NEWEST.page, NEWEST.limit), { videos: [] });
  const stories = videos.filter(hasOwnPage).slice(0, SHOWN);
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
