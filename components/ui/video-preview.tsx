"use client";

import { useNear } from "./use-near";

/** Where a video shows its first picture, in seconds: browsers paint it only when a time is asked for. */
const FIRST_FRAME_AT = 0.1;

/** A video's first picture; nothing of it is fetched before it comes near, unless it stands in the first screen. */
export function VideoPreview({ src, priority }: { src: string; priority: boolean }) {
  const { element, near } = useNear<HTMLVideoElement>();
  return (
    <video
      ref={element}
      src={priority || near ? `${src}#t=${FIRST_FRAME_AT}` : undefined}
      muted
      playsInline
      preload="metadata"
      tabIndex={-1}
      aria-hidden="true"
      className="absolute inset-0 size-full object-cover"
    />
  );
}
