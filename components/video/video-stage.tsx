import type { CSSProperties } from "react";
import type { Video } from "@/lib/api/video-schema";
import { posterSource } from "@/lib/media/poster-source";
import { VideoPlayer } from "./video-player";

/** The shape of a video whose size the provider does not know: the usual one of a testimony. */
const USUAL_SIZE = { width: 720, height: 1280 };

/** The room a video gets: its own shape, as large as the screen allows, so that nothing is cut, bent or barred. */
export function VideoStage({ video }: { video: Video }) {
  const width = video.width ?? USUAL_SIZE.width;
  const height = video.height ?? USUAL_SIZE.height;
  const shape: CSSProperties = {
    aspectRatio: `${width} / ${height}`,
    maxWidth: `calc((100svh - 7rem) * ${width / height})`,
  };
  if (!video.src) return null;
  return (
    <div
      style={shape}
      className="relative mx-auto w-full self-start overflow-hidden rounded-card bg-dusk-800 shadow-glow md:rounded-stage"
    >
      <VideoPlayer
        src={video.src}
        poster={video.poster && posterSource(video.poster)}
        captions={video.captions}
        name={video.name || "A story"}
      />
    </div>
  );
}
