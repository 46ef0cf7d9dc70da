"use client";

import { createContext, type ReactNode, type RefObject, use, useRef, useSyncExternalStore } from "react";

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

/** In the browser only. Where only videos can fill the screen, the video does; `null` where nothing can. */
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
    // Either may be refused, by a setting or after a change of the screen: then nothing changes.
    if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
    else if (document.fullscreenEnabled) box.current?.requestFullscreen().catch(() => undefined);
    else video.current?.webkitEnterFullscreen?.();
  }

  const canFillScreen =
    typeof document !== "undefined" &&
    (document.fullscreenEnabled || "webkitEnterFullscreen" in HTMLVideoElement.prototype);
  return { isFullScreen, toggleFullScreen: canFillScreen ? toggleFullScreen : null };
}
