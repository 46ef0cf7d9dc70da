"use client";

import { useEffect, useRef } from "react";
import { play } from "@/components/video/use-player";
import { mayFetchAhead } from "@/lib/reels/connection";

/** A reel is in view while it lies on the middle line of the screen. */
const MIDDLE_LINE = { rootMargin: "-50% 0px" };

/** How far from the reel in view a video may stand and keep its source: browsers hold few players. */
const NEIGHBOURS = 1;

/**
 * Plays the video in view, muted, among those in a list, and leaves all else to the browser's own controls. Without
 * script each of them waits to be played.
 */
export function useReelInView<Feed extends HTMLElement>() {
  const feed = useRef<Feed>(null);

  useEffect(() => {
    const reels = Array.from(feed.current?.children ?? []);
    const videos = reels.flatMap((reel) => reel.querySelector("video") ?? []);
    const sources = videos.map(({ src }) => src);
    const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    const listening = new AbortController();

    const bring = (front: HTMLVideoElement) => {
      const place = videos.indexOf(front);
      videos.forEach((video, index) => {
        if (video !== front) rest(video);
        video.preload = index === place + 1 && mayFetchAhead() ? "auto" : "none";
        giveSource(video, Math.abs(index - place) <= NEIGHBOURS ? sources[index] : undefined);
      });
      if (calm || !front.paused) return;
      front.muted = true;
      front.addEventListener("playing", showCaptions, { once: true, signal: listening.signal });
      play(front);
    };

    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const video = videos.find((candidate) => target.contains(candidate));
        if (!video) continue;
        if (isIntersecting) bring(video);
        else rest(video);
      }
    }, MIDDLE_LINE);
    for (const reel of reels) observer.observe(reel);
    return () => {
      observer.disconnect();
      listening.abort();
      videos.forEach((video, index) => giveSource(video, sources[index]));
    };
  }, []);

  return feed;
}

function rest(video: HTMLVideoElement): void {
  video.pause();
  if (video.currentTime > 0) video.currentTime = 0;
}

/** A video without a source keeps its poster, and lets go of what it had loaded. */
function giveSource(video: HTMLVideoElement, source: string | undefined): void {
  if (source !== undefined) {
    if (!video.hasAttribute("src")) video.src = source;
    return;
  }
  const holdsData = video.readyState > HTMLMediaElement.HAVE_NOTHING;
  const isLoading = video.networkState === HTMLMediaElement.NETWORK_LOADING;
  video.removeAttribute("src");
  // A video that waits for its poster would wait for ever after this.
  if (holdsData || isLoading) video.load();
}

/** Not before it plays: a video waits for the captions that were asked for when it began to load. */
function showCaptions({ currentTarget }: Event): void {
  const [captions] = currentTarget instanceof HTMLVideoElement ? currentTarget.textTracks : [];
  if (captions) captions.mode = "showing";
}
