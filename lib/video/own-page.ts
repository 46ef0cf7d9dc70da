import type { Video } from "@/lib/provider/video-schema";

/** A video that can be watched on a page of its own. */
export type WatchableVideo = Video & { src: string };

/** Whether /video-detail/{slug} shows this video: not those of type 'multiple' (specification section 2). */
export function hasOwnPage(video: Video): video is WatchableVideo {
  return video.isActive && video.videoType !== "multiple" && video.src !== null;
}
