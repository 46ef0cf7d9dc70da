"use client";

import { useEffect, useRef } from "react";
import { play } from "@/components/video/use-player";

/** Plays the videos inside an element while they are on screen, and no others, until they are paused. */
export function usePlayOnScreen<Container extends HTMLElement>(paused: boolean) {
  const container = useRef<Container>(null);

  useEffect(() => {
    if (paused) return;
    const videos = Array.from(container.current?.querySelectorAll("video") ?? []);
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!(target instanceof HTMLVideoElement)) continue;
        if (isIntersecting) play(target);
        else target.pause();
      }
    });
    for (const video of videos) observer.observe(video);
    return () => {
      observer.disconnect();
      for (const video of videos) video.pause();
    };
  }, [paused]);

  return container;
}
