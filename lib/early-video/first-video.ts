import "client-only";
import { useState, type VideoHTMLAttributes } from "react";
import { FIRST_VIDEO } from "./first-video-mark.mjs";
import { useHydrated } from "@/lib/utils/hooks";
import { lightestSource, type Rendition } from "@/lib/video/video-file";

type FirstVideoProps = VideoHTMLAttributes<HTMLVideoElement> & { [FIRST_VIDEO]?: "" };

/** Returns attributes that let a page's first video play before scripts load. Later the player controls it. */
export function useFirstVideo(clip: { src: string; sources: Rendition[] } | null): FirstVideoProps {
  const isHydrated = useHydrated();
  const [props] = useState<FirstVideoProps>(() =>
    isHydrated || clip === null
      ? {}
      : { [FIRST_VIDEO]: "", src: lightestSource(clip), autoPlay: true, muted: true },
  );
  return props;
}

/** Takes over a video that came with the server's HTML; returns `null` for any other. */
export function takeFirstVideo(element: HTMLVideoElement): { isPausedByVisitor: boolean } | null {
  if (!element.hasAttribute(FIRST_VIDEO)) return null;
  element.removeAttribute(FIRST_VIDEO);
  element.autoplay = false;
  delete element.dataset.settled;
  delete document.documentElement.dataset.paused;
  return { isPausedByVisitor: element.paused && element.currentTime > 0 };
}

/** Returns how many reels the visitor moved before scripts loaded, and whether by key. Then the caller listens. */
export function takeEarlySteps(): { steps: number; isByKey: boolean } {
  const { dataset } = document.documentElement;
  const steps = Number(dataset.steps ?? 0);
  const isByKey = dataset.stepsBy === "key";
  delete dataset.steps;
  delete dataset.stepsBy;
  return { steps, isByKey };
}
