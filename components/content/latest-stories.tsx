import { NavLink } from "@/components/ui/nav-link";
import { StoryCards } from "@/components/video/story-card";
import { paths } from "@/lib/paths";
import { withinTimeout } from "@/lib/provider/cached-query";
import { getReelsPage, hasOwnPage, type WatchableVideo } from "@/lib/provider/videos";

/** Equal to the first page of the feed, so that both use one cached query. */
const NEWEST = { page: 1, limit: 10 } as const;

const SHOWN = 4;

/** `null` where they could not be reached in time. */
export async function getLatestStories(): Promise<WatchableVideo[] | null> {
  const result = await withinTimeout(getReelsPage(NEWEST.page, NEWEST.limit));
  if (result.state === "unavailable") return null;
  const videos = result.state === "found" ? result.data.videos : [];
  return videos.filter(hasOwnPage).slice(0, SHOWN);
}

export function LatestStories({ stories }: { stories: WatchableVideo[] }) {
  if (stories.length === 0) return null;
  return (
    <section aria-labelledby="latest-stories" className="mx-auto max-w-page px-gutter pb-section">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="latest-stories" className="text-heading">
          Latest stories
        </h2>
        <NavLink
          href={paths.reels}
          className="inline-flex min-h-11 items-center font-semibold text-lamp-300 underline underline-offset-4 hover:text-lamp-200"
        >
          See all
        </NavLink>
      </div>
      <StoryCards videos={stories} />
    </section>
  );
}
