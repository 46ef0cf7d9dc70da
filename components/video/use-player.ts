"use client";

import { useEffect, useRef, useState } from "react";
import type { VideoSize } from "./stage-shape";

export type PlayerState = "loading" | "ready" | "failed";

/** Where a video stands, in seconds. */
export type PlayerTime = { current: number; duration: number };

const CHANGES = ["play", "pause", "volumechange", "timeupdate", "seeked", "ended", "durationchange"];

/**
 * Follows a video element and starts it muted, unless the visitor wants less motion. A browser that refuses to play
 * leaves it paused, with a play button.
 */
export function usePlayer() {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<PlayerState>("loading");
  const [playing, setPlaying] = useState(false);
  const [muted, setMuted] = useState(true);
  const [time, setTime] = useState<PlayerTime>({ current: 0, duration: 0 });
  const [size, setSize] = useState<VideoSize | null>(null);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const listening = new AbortController();
    const on = (event: string, listener: () => void) => {
      element.addEventListener(event, listener, { signal: listening.signal });
    };
    const follow = () => {
      setPlaying(!element.paused);
      setMuted(element.muted);
      setTime({ current: element.currentTime, duration: element.duration || 0 });
    };
    for (const change of CHANGES) on(change, follow);
    on("loadstart", () => {
      setState("loading");
    });
    on("loadeddata", () => {
      setState("ready");
      setSize({ width: element.videoWidth, height: element.videoHeight });
    });
    on("error", () => {
      setState("failed");
    });
    // React leaves the muted attribute out of the server's HTML, so the property has to be set before playing.
    element.muted = true;
    // What the element went through before this code was there is told again.
    if (element.error) element.load();
    else if (element.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA)
      element.dispatchEvent(new Event("loadeddata"));
    if (!window.matchMedia("(prefers-reduced-motion: reduce)").matches) play(element);
    return () => {
      listening.abort();
    };
  }, []);

  /** Goes to a place in the video, in seconds, and says so before the element does. */
  function seek(seconds: number) {
    if (!video.current) return;
    video.current.currentTime = seconds;
    setTime((before) => ({ ...before, current: seconds }));
  }

  return { video, state, playing, muted, time, size, seek };
}

/** Plays if the browser allows it; where it does not, the video stays paused and shows its play button. */
export function play(element: HTMLVideoElement): void {
  element.play().catch(() => {
    element.pause();
  });
}
