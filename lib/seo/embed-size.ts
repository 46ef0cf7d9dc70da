import type { Video } from "@/lib/provider/video-schema";

/** A player's size, in pixels. */
export type EmbedSize = { width: number; height: number };

/** The longer side of a player that nobody gave a size, in pixels. */
const USUAL_LENGTH = 640;

/** The shape of a video whose size nobody knows: the usual one of a testimony. */
const USUAL_SHAPE: EmbedSize = { width: 9, height: 16 };

/** The largest player of the video's own shape that is neither larger than usual nor than these limits, in pixels. */
export function embedSize(
  video: Pick<Video, "width" | "height">,
  { maxWidth = USUAL_LENGTH, maxHeight = USUAL_LENGTH }: { maxWidth?: number; maxHeight?: number } = {},
): EmbedSize {
  const shape = video.width && video.height ? { width: video.width, height: video.height } : USUAL_SHAPE;
  const scale = Math.min(
    USUAL_LENGTH / Math.max(shape.width, shape.height),
    maxWidth / shape.width,
    maxHeight / shape.height,
  );
  return { width: pixels(shape.width * scale), height: pixels(shape.height * scale) };
}

function pixels(length: number): number {
  return Math.max(1, Math.round(length));
}
