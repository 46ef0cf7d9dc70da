"use client";

import { createContext, type ReactNode, type RefObject, use, useRef, useSyncExternalStore } from "react";

const VideoElement = createContext<RefObject<HTMLVideoElement | null> | null>(null);

export function VideoStage({ children }: { children: ReactNode }) {
  const video = useRef<HTMLVideoElement>(null);
  return <VideoElement value={video}>{children}</VideoElement>;
}

/** @throws {Error} outside a stage */
export function useVideoElement(): RefObject<HTMLVideoElement | null> {
  const video = use(VideoElement);
  if (!video) throw new Error("This component must be inside VideoStage");
  return video;
}

declare global {
  interface HTMLVideoElement {
    /** On an iPhone only videos can fill the screen. */
    webkitEnterFullscreen?: () => void;
  }
}

function subscribe(listener: () => void) {
  document.addEventListener("fullscreenchange", listener);
  return () => {
    document.removeEventListener("fullscreenchange", listener);
  };
}

/** In the browser only. Falls back to the video if nothing else can fill the screen; returns `null` if nothing can. */
export function useFullScreen(
  box: RefObject<HTMLElement | null>,
  video: RefObject<HTMLVideoElement | null>,
): { isFullScreen: boolean; toggleFullScreen: (() => void) | null } {
  const isFullScreen = useSyncExternalStore(
    subscribe,
    () => Boolean(document.fullscreenElement),
    () => false,
  );

  function toggleFullScreen() {
    // A setting or a change of the screen may prevent either; then nothing changes.
    if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
    else if (document.fullscreenEnabled) box.current?.requestFullscreen().catch(() => undefined);
    else video.current?.webkitEnterFullscreen?.();
  }

  const canFillScreen =
    typeof document !== "undefined" &&
    (document.fullscreenEnabled || "webkitEnterFullscreen" in HTMLVideoElement.prototype);
  return { isFullScreen, toggleFullScreen: canFillScreen ? toggleFullScreen : null };
}
