import "client-only";
import { type RefObject, useSyncExternalStore } from "react";

declare global {
  interface HTMLVideoElement {
    /** The full screen of an iPhone, which knows that of no other element. */
    webkitEnterFullscreen?: () => void;
  }
}

function subscribe(listener: () => void) {
  document.addEventListener("fullscreenchange", listener);
  return () => {
    document.removeEventListener("fullscreenchange", listener);
  };
}

/**
 * Whether something fills the screen, and a function that lets the box of a player do so or ends it; where only videos
 * can, the video does. The function is `null` in a browser that has no full screen. In the browser only.
 */
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
    // Either may be refused, by a setting or because the screen has changed meanwhile: then everything stays as it is.
    if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
    else if (document.fullscreenEnabled) box.current?.requestFullscreen().catch(() => undefined);
    else video.current?.webkitEnterFullscreen?.();
  }

  const canFillScreen =
    typeof document !== "undefined" &&
    (document.fullscreenEnabled || "webkitEnterFullscreen" in HTMLVideoElement.prototype);
  return { isFullScreen, toggleFullScreen: canFillScreen ? toggleFullScreen : null };
}
