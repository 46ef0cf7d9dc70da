import "server-only";
import type { Metadata } from "next";
import { getVideo } from "@/lib/provider/videos";
import { feedPath } from "@/lib/reels/reel-address";
import { toReels } from "@/lib/reels/to-reels";
import { hasOwnPage } from "@/lib/video/own-page";
import { pageMetadata } from "./page-metadata";
import { previewAddress } from "./preview-address";
import { videoDescription, videoMetadata } from "./video-metadata";

/**
 * The words for a feed's address that names a reel: the reel's own, so that a shared link shows what it leads to.
 * `null` where there is no such reel.
 */
export async function reelMetadata(feed: string, shared: string | null): Promise<Metadata | null> {
  if (shared === null) return null;
  const reading = await getVideo(shared);
  if (reading.state !== "found" || toReels([reading.data.video]).length === 0) return null;
  const { video } = reading.data;
  if (hasOwnPage(video)) return videoMetadata(video);
  return pageMetadata({
    path: feedPath(feed, video.slug),
    title: video.name,
    description: await videoDescription(video),
    preview: previewAddress("videos", video.slug, video.updatedAt),
  });
}
