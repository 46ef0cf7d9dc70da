"use client";

import { useEffect, useRef, useState } from "react";
import { takeFirstVideo } from "@/lib/early-video/first-video";
import { mayAutoplay, startPlaying } from "@/lib/video/playback";
import { filmStatus } from "@/lib/video/film-status";
import { soundPreference } from "@/lib/video/preferences";
import { failureOf, type PlaybackFailure } from "@/lib/video/playback-failure";
import { createRenditionPlayer } from "@/lib/video/rendition-player";
import type { Clip } from "@/lib/video/renditions";
import { startSecond } from "@/lib/video/time";
import { useVideoElement } from "./video-stage";

const HTTP_OK = 200;

type PlayerState = "loading" | "ready" | PlaybackFailure;

/** In seconds; `buffered` is the end of the loaded part that contains `current`. */
export type PlayerTime = { current: number; duration: number; buffered: number };

/** In pixels. */
export type VideoSize = { width: number; height: number };

const STATE_EVENTS = [
  "play",
  "pause",
  "volumechange",
  "timeupdate",
  "seeked",
  "ended",
  "durationchange",
  "progress",
  "ratechange",
];

/**
 * Starts at the second of `?t=` and plays at once, unless the visitor prefers reduced motion or saves data. Muted
 * unless the visitor chose sound before.
 */
export function usePlayer({ src, sources }: Clip) {
  const videoRef = useVideoElement();
  const load = useRef<() => void>(null);
  const [state, setState] = useState<PlayerState>("loading");
  const [playing, setPlaying] = useState(false);
  const [muted, setMuted] = useState(true);
  const [rate, setRate] = useState(1);
  const [time, setTime] = useState<PlayerTime>({ current: 0, duration: 0, buffered: 0 });
  const [size, setSize] = useState<VideoSize | null>(null);

  useEffect(() => {
    const element = videoRef.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    const renditions = createRenditionPlayer(element, { play: () => startPlaying(element), signal });
    const on = (event: string, listener: () => void) => {
      element.addEventListener(event, listener, { signal });
    };
    const update = () => {
      setPlaying(!element.paused);
      setMuted(element.muted);
      setRate(element.playbackRate);
      setTime(timeOf(element));
    };
    const updateState = async () => {
      const failure = failureOf(element);
      const isUnplayable = failure === "not loaded" && (await isUnsupported(element, signal));
      if (signal.aborted || failureOf(element) !== failure) return;
      const hasPicture = element.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;
      setState(isUnplayable ? "unplayable" : (failure ?? (hasPicture ? "ready" : "loading")));
      if (element.videoWidth > 0) setSize({ width: element.videoWidth, height: element.videoHeight });
    };
    for (const event of STATE_EVENTS) on(event, update);
    for (const event of ["loadstart", "loadeddata", "resize", "pause", "error"])
      on(event, () => void updateState());
    const first = takeFirstVideo(element);
    // React does not render the muted attribute. Without a press on this page, a browser may refuse sound.
    element.muted = soundPreference.read() !== "on";
    load.current = () => renditions.load({ src, sources });
    renditions.load({ src, sources }, first !== null);
    // Events from before hydration had no listener.
    void updateState();
    startAt(element, startSecond(window.location.search));
    if (mayAutoplay() && !first?.isPausedByVisitor) startPlaying(element);
    // Updates now, so the controls first appear in their final state.
    update();
    return () => {
      listening.abort();
    };
  }, [videoRef, src, sources]);

  /** In seconds. Shows the position before the element reports it. */
  function seek(seconds: number) {
    if (!videoRef.current) return;
    videoRef.current.currentTime = seconds;
    setTime((previous) => ({ ...previous, current: seconds }));
  }

  function retry() {
    load.current?.();
    if (videoRef.current) startPlaying(videoRef.current);
  }

  return { videoRef, state, playing, muted, rate, time, size, seek, retry };
}

/** Returns whether the file exists but this browser can't play it; false if another origin prevents the check. */
async function isUnsupported({ error, currentSrc }: HTMLVideoElement, signal: AbortSignal): Promise<boolean> {
  if (error?.code !== MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED) return false;
  return (await filmStatus(currentSrc, signal)) === HTTP_OK;
}

/** Does nothing if the video ends before that second. */
function startAt(element: HTMLVideoElement, second: number | null): void {
  if (second === null) return;
  const isInside = () => !(second >= element.duration);
  if (isInside()) element.currentTime = second;
  const check = () => {
    if (!isInside()) element.currentTime = 0;
  };
  element.addEventListener("loadedmetadata", check, { once: true });
}

function timeOf({ currentTime, duration, buffered }: HTMLVideoElement): PlayerTime {
  const ends = Array.from({ length: buffered.length }, (_, index) => index)
    .filter((index) => buffered.start(index) <= currentTime)
    .map((index) => buffered.end(index));
  return { current: currentTime, duration: duration || 0, buffered: Math.max(currentTime, ...ends) };
}
