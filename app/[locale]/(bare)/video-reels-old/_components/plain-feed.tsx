"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { prefersReducedMotion } from "@/lib/utils/page";
import { mayPreload, startPlaying } from "@/lib/video/playback";
import { failureOf } from "@/lib/video/playback-failure";
import { createRenditionPlayer } from "@/lib/video/rendition-player";
import type { Clip } from "@/lib/video/renditions";

type PlainFeedProps = {
  label: string;
  clips: Clip[];
  children: ReactNode;
};

export function PlainFeed({ label, clips, children }: PlainFeedProps) {
  const feed = useAutoplayInView<HTMLUListElement>(clips);
  return (
    <ul ref={feed} aria-label={label}>
      {children}
    </ul>
  );
}

/** A reel is in view while it crosses the middle line of the screen. */
const MIDDLE_LINE = { rootMargin: "-50% 0px" };

/** How many videos on each side of the one in view keep their source: browsers limit the number of players. */
const NEIGHBOURS = 1;

function useAutoplayInView<Feed extends HTMLElement>(clips: Clip[]) {
  const feed = useRef<Feed>(null);

  useEffect(() => {
    const reels = Array.from(feed.current?.children ?? []);
    const videos = reels.flatMap((reel) => reel.querySelector("video") ?? []);
    const reducesMotion = prefersReducedMotion();
    const listening = new AbortController();
    const { signal } = listening;
    const players = videos.map((video) =>
      createRenditionPlayer(video, { play: () => startPlaying(video), signal }),
    );
    for (const video of videos) tellFailure(video, signal);

    const activate = (video: HTMLVideoElement) => {
      const active = videos.indexOf(video);
      videos.forEach((other, index) => {
        if (index !== active) reset(other);
        other.preload = index === active + 1 && mayPreload() ? "auto" : "none";
        const clip = clips[index];
        if (clip && Math.abs(index - active) <= NEIGHBOURS) players[index]?.load(clip);
        else removeSource(other);
      });
      if (reducesMotion || !video.paused) return;
      video.addEventListener("playing", showCaptions, { once: true, signal });
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
      videos.forEach((video, index) => {
        const clip = clips[index];
        if (clip && !video.hasAttribute("src")) video.src = clip.src;
      });
    };
  }, [clips]);

  return feed;
}

function reset(video: HTMLVideoElement): void {
  video.pause();
  if (video.currentTime > 0) video.currentTime = 0;
}

function tellFailure(video: HTMLVideoElement, signal: AbortSignal): void {
  const sentence = video.parentElement?.querySelector("p");
  if (!sentence) return;
  const update = () => {
    sentence.hidden = failureOf(video) === null;
  };
  for (const event of ["error", "loadeddata", "emptied"]) video.addEventListener(event, update, { signal });
}

/** Removes a video's source, so it keeps its poster and releases its data. */
function removeSource(video: HTMLVideoElement): void {
  if (!video.hasAttribute("src")) return;
  const holdsData = video.readyState > HTMLMediaElement.HAVE_NOTHING;
  const isLoading = video.networkState === HTMLMediaElement.NETWORK_LOADING;
  video.removeAttribute("src");
  // `load()` resets a video whose poster has not loaded, and the poster would never appear.
  if (holdsData || isLoading) video.load();
}

/** Called once the video plays: one that starts to load with captions enabled waits for them. */
function showCaptions({ currentTarget }: Event): void {
  const [captions] = currentTarget instanceof HTMLVideoElement ? currentTarget.textTracks : [];
  if (captions) captions.mode = "showing";
}
