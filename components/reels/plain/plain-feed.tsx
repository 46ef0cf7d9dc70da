"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { mayPreload, startPlaying } from "@/components/video/playback";

/** The list of reels. With script, the one in view plays. */
export function PlainFeed({ children }: { children: ReactNode }) {
  const feed = useAutoplayInView<HTMLUListElement>();
  return (
    <ul ref={feed} aria-label="Stories">
      {children}
    </ul>
  );
}

/** A reel is in view while it crosses the middle line of the screen. */
const MIDDLE_LINE = { rootMargin: "-50% 0px" };

/** How many videos on each side of the one in view keep their source: browsers limit the number of players. */
const NEIGHBOURS = 1;

/** Plays the video in view, muted, and leaves everything else to the browser's own controls. */
function useAutoplayInView<Feed extends HTMLElement>() {
  const feed = useRef<Feed>(null);

  useEffect(() => {
    const reels = Array.from(feed.current?.children ?? []);
    const videos = reels.flatMap((reel) => reel.querySelector("video") ?? []);
    const sources = videos.map(({ src }) => src);
    const reducesMotion = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    const listening = new AbortController();

    const activate = (video: HTMLVideoElement) => {
      const active = videos.indexOf(video);
      videos.forEach((other, index) => {
        if (index !== active) reset(other);
        other.preload = index === active + 1 && mayPreload() ? "auto" : "none";
        setSource(other, Math.abs(index - active) <= NEIGHBOURS ? sources[index] : undefined);
      });
      if (reducesMotion || !video.paused) return;
      video.addEventListener("playing", showCaptions, { once: true, signal: listening.signal });
      startPlaying(video, { muted: true });
    };

    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const video = videos.find((candidate) => target.contains(candidate));
        if (!video) continue;
        if (isIntersecting) activate(video);
        else reset(video);
      }
    }, MIDDLE_LINE);
    for (const reel of reels) observer.observe(reel);
    return () => {
      observer.disconnect();
      listening.abort();
      videos.forEach((video, index) => setSource(video, sources[index]));
    };
  }, []);

  return feed;
}

function reset(video: HTMLVideoElement): void {
  video.pause();
  if (video.currentTime > 0) video.currentTime = 0;
}

/** Sets or removes the source. A video without one keeps its poster and releases what it has loaded. */
function setSource(video: HTMLVideoElement, source: string | undefined): void {
  if (source !== undefined) {
    if (!video.hasAttribute("src")) video.src = source;
    return;
  }
  const holdsData = video.readyState > HTMLMediaElement.HAVE_NOTHING;
  const isLoading = video.networkState === HTMLMediaElement.NETWORK_LOADING;
  video.removeAttribute("src");
  // Loading resets a video that has not loaded its poster yet, and the poster would never appear.
  if (holdsData || isLoading) video.load();
}

/** Only once it plays: a video that starts to load with captions enabled waits for them. */
function showCaptions({ currentTarget }: Event): void {
  const [captions] = currentTarget instanceof HTMLVideoElement ? currentTarget.textTracks : [];
  if (captions) captions.mode = "showing";
}
