"use client";

import { useEffect, useRef, useState } from "react";
import { startPlaying } from "./playback";

type PlayerState = "loading" | "ready" | "failed";

/** The position and length of a video, in seconds. */
export type PlayerTime = { current: number; duration: number };

/** In pixels. */
export type VideoSize = { width: number; height: number };

const STATE_EVENTS = ["play", "pause", "volumechange", "timeupdate", "seeked", "ended", "durationchange"];

/** Tracks the state of a video element, and starts it muted, unless the visitor prefers reduced motion. */
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
    const update = () => {
      setPlaying(!element.paused);
      setMuted(element.muted);
      setTime({ current: element.currentTime, duration: element.duration || 0 });
    };
    for (const event of STATE_EVENTS) on(event, update);
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
    // React does not render the muted attribute.
    element.muted = true;
    // Repeats the events that were fired before hydration.
    if (element.error) element.load();
    else if (element.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA)
      element.dispatchEvent(new Event("loadeddata"));
    if (!window.matchMedia("(prefers-reduced-motion: reduce)").matches) startPlaying(element);
    return () => {
      listening.abort();
    };
  }, []);

  /** Seeks to a position, in seconds, and shows it before the element reports it. */
  function seek(seconds: number) {
    if (!video.current) return;
    video.current.currentTime = seconds;
    setTime((previous) => ({ ...previous, current: seconds }));
  }

  return { video, state, playing, muted, time, size, seek };
}
