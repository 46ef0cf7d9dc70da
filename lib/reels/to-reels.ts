import "server-only";
import type { Video } from "@/lib/provider/video-schema";
import { posterSource } from "@/lib/media/poster-source";
import type { Reel } from "@/lib/schemas/reel";

/** The videos that the vertical feed shows, each once: Active ones of 'multiple' or 'both' (specification section 7). */
export function toReels(videos: Video[]): Reel[] {
  const once = new Map(videos.map((video) => [video.id, video]));
  return [...once.values()].flatMap(({ id, slug, name, description, src, videoType, isActive, ...video }) => {
    if (!isActive || videoType === "single" || src === null) return [];
    const { poster, captions, width, height } = video;
    return [
      {
        id,
        slug,
        name,
        description,
        src,
        poster: poster && posterSource(poster),
        captions,
        width,
        height,
      },
    ];
  });
}
