import "server-only";
import type { ListedVideo } from "@/lib/provider/all-videos";
import { previewAddress } from "./preview-address";
import { siteAddress } from "./site-address";

/** What search engines want to know of a video, every address absolute. */
export function videoFacts(video: ListedVideo) {
  const segment = encodeURIComponent(video.slug);
  return {
    pageUrl: siteAddress(`/video-detail/${segment}`),
    playerUrl: siteAddress(`/embed/${segment}`),
    thumbnailUrl: video.poster ?? previewAddress("videos", video.slug, video.updatedAt),
    description: video.description || video.name,
    /** In whole seconds. */
    duration: video.duration === null ? null : Math.max(1, Math.round(video.duration)),
  };
}
