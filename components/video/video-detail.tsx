import { JsonLd } from "@/components/ui/json-ld";
import { ExpandableText } from "@/components/ui/expandable-text";
import { HomeLink } from "@/components/ui/home-link";
import { PageMain } from "@/components/ui/page-main";
import { getSettings } from "@/lib/provider/settings";
import type { Video } from "@/lib/provider/video-schema";
import { posterSource } from "@/lib/media/poster-source";
import { videoObject } from "@/lib/seo/structured-data/video-object";
import { hasOwnPage, type WatchableVideo } from "@/lib/video/own-page";
import { socialLinks } from "@/lib/video/social-links";
import { DiscoverJesusLink } from "./discover-jesus-link";
import { StoryCard } from "./story-card";
import { VideoSocialLinks } from "./video-social-links";
import { VideoPlayer } from "./video-player";

const MORE_STORIES = 4;

/** Specification section 9: a longer title gets the See More toggle, in characters. */
const TITLE_LIMIT = 28;

type VideoDetailProps = { video: WatchableVideo; related: Video[] };

/** The page of one video (specification section 2, Video detail). */
export async function VideoDetail({ video, related }: VideoDetailProps) {
  const settings = await getSettings();
  const others = related.filter(hasOwnPage).slice(0, MORE_STORIES);
  return (
    <PageMain look="stage">
      <div className="mx-auto grid max-w-page grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-8 px-gutter pb-16 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="py-3 lg:col-span-2">
          <HomeLink />
        </div>
        <VideoPlayer
          src={video.src}
          poster={video.poster && posterSource(video.poster)}
          captions={video.captions}
          name={video.name}
          size={video.width && video.height ? { width: video.width, height: video.height } : null}
        />
        <div className="flex flex-col gap-6">
          <h1 dir="auto" className="text-heading">
            <ExpandableText text={video.name} limit={TITLE_LIMIT} />
          </h1>
          {video.description && (
            <p dir="auto" className="text-dusk-200">
              {video.description}
            </p>
          )}
          {video.recordedAt && <p className="text-caption text-dusk-300">Recorded at {video.recordedAt}</p>}
          <VideoSocialLinks links={socialLinks(video.links, settings)} />
          <DiscoverJesusLink />
        </div>
        {others.length > 0 && (
          <section className="lg:col-span-2">
            <h2 className="mb-5 text-title">More stories</h2>
            <ul className="grid grid-cols-2 gap-4 md:grid-cols-4 md:gap-6">
              {others.map((other) => (
                <li key={other.id}>
                  <StoryCard video={other} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <JsonLd data={videoObject(video)} />
    </PageMain>
  );
}
