import "client-only";
import { useState, type VideoHTMLAttributes } from "react";
import { FIRST_VIDEO } from "@/lib/page-cache/first-video.mjs";
import { useHydrated } from "@/lib/utils/hooks";
import { lightestSource, type Rendition } from "./video-file";

type FirstVideoProps = VideoHTMLAttributes<HTMLVideoElement> & { [FIRST_VIDEO]?: "" };

/**
 * What the video that a page begins with has in the server's HTML, so that it plays before scripts come. Of a page that is
 * rendered in the browser: nothing. It never changes: the player has the element from then on.
 */
export function useFirstVideo(clip: { src: string; sources: Rendition[] } | null): FirstVideoProps {
  const isHydrated = useHydrated();
  const [props] = useState<FirstVideoProps>(() =>
    isHydrated || clip === null
      ? {}
      : { [FIRST_VIDEO]: "", src: lightestSource(clip), autoPlay: true, muted: true },
  );
  return props;
}

/** Whether the server's HTML began with this video and no player has it yet: the caller has it from now on. */
export function takeFirstVideo(element: HTMLVideoElement): boolean {
  const isFirst = element.hasAttribute(FIRST_VIDEO);
  if (!isFirst) return false;
  element.removeAttribute(FIRST_VIDEO);
  element.autoplay = false;
  delete document.documentElement.dataset.paused;
  return true;
}
