import type { Metadata } from "next";
import { VideoDetail } from "@/components/video/video-detail";
import { answerNotFound } from "@/lib/page-cache/page-request.mjs";
import { paths, slugFromPath } from "@/lib/paths";
import { getVideo, hasOwnPage } from "@/lib/provider/videos";
import { reelPath } from "@/lib/reels/feed-address";
import { toReels } from "@/lib/reels/read-reels";
import { readRelatedStories } from "@/lib/reels/related-stories";
import { videoMetadata } from "@/lib/seo/content-metadata";
import { unlistedMetadata } from "@/lib/seo/page-metadata";
import { redirectIfMoved } from "../../redirect-if-moved";
import { VideoNotAvailable } from "./_components/video-not-available";

type PageProps = { params: Promise<{ slug: string }> };

/** Empty: each page is stored at its first request. */
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
  if (result.state === "unavailable") return <VideoNotAvailable reason="unavailable" />;
  if (result.state === "missing") {
    answerNotFound();
    return <VideoNotAvailable reason="missing" />;
  }
  const { video } = result.data;
  if (hasOwnPage(video)) return <VideoDetail video={video} related={await readRelatedStories(result.data)} />;
  answerNotFound();
  const [reel] = toReels([video]);
  return <VideoNotAvailable reason="missing" feedPath={reel ? reelPath(paths.reels, reel.slug) : null} />;
}
