import type { Metadata } from "next";
import { ButtonLink } from "@/components/ui/nav-link";
import { Notice } from "@/components/ui/notice";
import { UnavailableNotice } from "@/components/ui/unavailable";
import { VideoDetail } from "./_components/video-detail";
import { answerNotFound } from "@/lib/page-cache/page-request.mjs";
import { paths, slugFromPath } from "@/lib/paths";
import { getVideo } from "@/lib/provider/videos";
import { hasOwnPage, isInFeed } from "@/lib/provider/video-schema";
import { reelPath } from "@/lib/reels/feed-address";
import { videoMetadata } from "@/lib/seo/content-metadata";
import { unlistedMetadata } from "@/lib/seo/page-metadata";
import { redirectIfMoved } from "../../redirect-if-moved";
import { readRelatedStories } from "./related-stories";

const NOT_AVAILABLE = "Video not available!";

type PageProps = { params: Promise<{ slug: string }> };

/** Returns no params, so each page is stored at its first request. */
export function generateStaticParams() {
  return [];
}

async function readVideo({ params }: PageProps) {
  const slug = slugFromPath((await params).slug);
  return redirectIfMoved({ folder: "/video-detail", slug }, await getVideo(slug), ({ video }) => video.slug);
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const result = await readVideo(props);
  const video = result.state === "found" ? result.data.video : null;
  return video && hasOwnPage(video) ? videoMetadata(video) : unlistedMetadata("Video not available");
}

export default async function Page(props: PageProps) {
  const result = await readVideo(props);
  if (result.state === "unavailable")
    return <UnavailableNotice title={NOT_AVAILABLE}>We couldn’t load it just now.</UnavailableNotice>;
  if (result.state === "missing") {
    answerNotFound();
    return <VideoMissing />;
  }
  const { video } = result.data;
  if (hasOwnPage(video)) return <VideoDetail video={video} related={await readRelatedStories(result.data)} />;
  answerNotFound();
  return isInFeed(video) ? <VideoInFeedAlone slug={video.slug} /> : <VideoMissing />;
}

function VideoMissing() {
  return (
    <Notice title={NOT_AVAILABLE}>It may have been removed or moved. You can watch other stories.</Notice>
  );
}

function VideoInFeedAlone({ slug }: { slug: string }) {
  const watch = (
    <ButtonLink href={reelPath(paths.reels, slug)} look="secondary">
      Watch this story in the feed
    </ButtonLink>
  );
  return (
    <Notice title={NOT_AVAILABLE} action={watch}>
      This story doesn’t have its own page. You can watch it in the feed.
    </Notice>
  );
}
