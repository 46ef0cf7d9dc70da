import Link from "next/link";
import { ExpandableText } from "@/components/ui/expandable-text";
import { LogoMark } from "@/components/ui/logo";
import { PageMain } from "@/components/ui/page-main";
import { getSettings } from "@/lib/api/settings";
import type { VideoWithRelated } from "@/lib/api/videos";
import { hasOwnPage } from "@/lib/video/own-page";
import { socialLinks } from "@/lib/video/social-links";
import { DiscoverJesusLink } from "./discover-jesus-link";
import { StoryCard } from "./story-card";
import { VideoSocialLinks } from "./video-social-links";
import { VideoStage } from "./video-stage";

/** Specification section 9: a longer title gets the See More toggle, in characters. */
const TITLE_LIMIT = 28;

/** The page of one video (specification section 2, Video detail). */
export async function VideoDetail({ video, related }: VideoWithRelated) {
  const settings = await getSettings();
  const others = related.filter(hasOwnPage);
  return (
    <PageMain look="stage">
      <div className="mx-auto grid max-w-page gap-x-14 gap-y-8 px-gutter pb-16 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="py-3 lg:col-span-2">
          <Link
            href="/"
            prefetch={false}
            aria-label="Lampstand, home"
            className="inline-flex rounded-full p-1"
          >
            <LogoMark className="size-10" />
          </Link>
        </div>
        <VideoStage video={video} />
        <div className="flex flex-col gap-6">
          <h1 className="text-heading">
            <ExpandableText text={video.name || "A story"} limit={TITLE_LIMIT} />
          </h1>
          {video.description && <p className="text-dusk-200">{video.description}</p>}
          {video.recordedAt && <p className="text-caption text-dusk-300">Recorded at {video.recordedAt}</p>}
          <VideoSocialLinks links={socialLinks(video.links, settings)} />
          <DiscoverJesusLink />
        </div>
        {others.length > 0 && (
          <section className="lg:col-span-2">
            <h2 className="mb-5 text-title">More stories</h2>
            <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-6">
              {others.map((other) => (
                <li key={other.id}>
                  <StoryCard video={other} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </PageMain>
  );
}
