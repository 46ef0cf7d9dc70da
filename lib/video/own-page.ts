import type { Video } from "@/lib/api/video-schema";

/** Whether /video-detail/{slug} shows this video: not those of type 'multiple' (specification section 2). */
export function hasOwnPage(video: Video): boolean {
  return video.isActive && video.videoType !== "multiple" && video.src !== null;
}
