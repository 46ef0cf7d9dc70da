"use client";

import { createContext, type ReactNode, type RefObject, use, useRef } from "react";

const VideoElement = createContext<RefObject<HTMLVideoElement | null> | null>(null);

export function VideoStage({ children }: { children: ReactNode }) {
  const video = useRef<HTMLVideoElement>(null);
  return <VideoElement value={video}>{children}</VideoElement>;
}

/** @throws {Error} outside of a stage */
export function useVideoElement(): RefObject<HTMLVideoElement | null> {
  const video = use(VideoElement);
  if (!video) throw new Error("There is no VideoStage around this component");
  return video;
}
