import { ProviderImage } from "@/components/media/provider-image";
import { HomeLink } from "@/components/ui/home-link";
import { NavLink } from "@/components/ui/nav-link";
import { PageMain } from "@/components/ui/page-main";
import { StoryCard } from "@/components/video/story-card";
import type { HashtagBanner } from "@/lib/api/hashtags";
import { hashtagLabel } from "@/lib/video/hashtag-label";
import type { WatchableVideo } from "@/lib/video/own-page";

type HashtagPageProps = { hashtag: HashtagBanner; videos: WatchableVideo[] };

/** The stories of one hashtag. */
export function HashtagPage({ hashtag, videos }: HashtagPageProps) {
  return (
    <PageMain look="stage">
      <div className="mx-auto max-w-page px-gutter pb-section">
        <div className="py-3">
          <HomeLink />
        </div>
        <h1 dir="auto" className="text-heading">
          {hashtagLabel(hashtag)}
        </h1>
        {videos.length > 0 ? (
          <ul className="mt-8 grid grid-cols-2 gap-4 md:grid-cols-4 md:gap-6">
            {videos.map((video) => (
              <li key={video.id}>
                <StoryCard video={video} />
              </li>
            ))}
          </ul>
        ) : (
          <p className="mt-8 text-lead text-dusk-200">No video available.</p>
        )}
        {hashtag.image && hashtag.imageLink && (
          <NavLink
            href={hashtag.imageLink}
            className="relative mt-12 block aspect-[4/1] overflow-hidden rounded-card bg-dusk-800"
          >
            <ProviderImage src={hashtag.image} alt="" fill sizes="100vw" className="object-cover" />
            <span className="sr-only">More about {hashtagLabel(hashtag)}</span>
          </NavLink>
        )}
      </div>
    </PageMain>
  );
}
