"use client";

import { useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { takeFirstVideo } from "@/lib/early-video/first-video";
import { allowAutoplay, mayAutoplay, startPlaying } from "@/lib/video/playback";
import { afterNextFrame } from "@/lib/utils/page";
import { failureOf, type PlaybackFailure } from "@/lib/video/playback-failure";
import { createRenditionPlayer } from "@/lib/video/rendition-player";
import type { Clip } from "@/lib/video/renditions";
import { SLIDE_MS } from "@/lib/video/time";

/** `hold` is for a reel that was played or skipped. */
export type PlayerTask = "play" | "preload" | "hold";

export type PlaybackState = "buffering" | "playing" | "paused" | "ended" | PlaybackFailure;

type PlaybackRequest = { clip: Clip; task: PlayerTask; muted: boolean };

type PlaybackListeners = {
  /** Called when the active reel can play through or can't be played: the network is then free for the next one. */
  onReady: () => void;
  /** Called when the browser refuses sound, so the video plays muted. */
  onSoundRefused: () => void;
  /** Called when the clip's picture appears or disappears. */
  onPicture: (src: string, isThere: boolean) => void;
};

export function usePlayback({ clip, task, muted }: PlaybackRequest, listeners: PlaybackListeners) {
  const video = useRef<HTMLVideoElement>(null);
  const playback = useRef<Playback>(null);
  const [state, setState] = useState<PlaybackState>("buffering");
  const onReady = useEffectEvent(listeners.onReady);
  const onSoundRefused = useEffectEvent(listeners.onSoundRefused);
  const onPicture = useEffectEvent(listeners.onPicture);

  useLayoutEffect(() => {
    if (!video.current) return;
    const created = createPlayback(video.current, {
      onState: setState,
      onReady: () => onReady(),
      onSoundRefused: () => onSoundRefused(),
      onPicture: (src, isThere) => onPicture(src, isThere),
    });
    playback.current = created;
    return () => {
      created.destroy();
    };
  }, []);

  useLayoutEffect(() => {
    playback.current?.update({ clip, task, muted });
  }, [clip, task, muted]);

  return {
    video,
    state,
    toggle: () => playback.current?.toggle(),
    retry: () => playback.current?.retry(),
  };
}

const STATE_EVENTS = [
  "loadstart",
  "loadeddata",
  "waiting",
  "canplay",
  "play",
  "playing",
  "pause",
  "ended",
  "error",
  "emptied",
];

type Playback = ReturnType<typeof createPlayback>;

/** Drives one video element, which serves one reel after another. */
function createPlayback(
  element: HTMLVideoElement,
  listeners: PlaybackListeners & { onState: (state: PlaybackState) => void },
) {
  const listening = new AbortController();
  const on = (event: string, listener: () => void, target: EventTarget = element) => {
    target.addEventListener(event, listener, { signal: listening.signal });
  };
  let request: PlaybackRequest | null = null;
  let wantsPlay = false;
  let rewind: ReturnType<typeof setTimeout> | undefined;
  /** Cancels work that is delayed because it would hold up a slide's first frame. */
  let cancelLate = () => {};

  const renditions = createRenditionPlayer(element, { play: start, signal: listening.signal });
  for (const event of STATE_EVENTS) on(event, report);
  on("canplaythrough", () => {
    if (request?.task === "play") listeners.onReady();
  });
  on("visibilitychange", handleVisibility, document);
  on("online", retryFailed, window);

  function report() {
    listeners.onState(stateOf(element));
    if (!request) return;
    const { clip, task } = request;
    const hasData = element.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;
    listeners.onPicture(clip.src, hasData && renditions.holds(clip));
    if (task === "play" && failureOf(element) !== null) listeners.onReady();
  }

  function start() {
    if (failureOf(element) !== null) return;
    startPlaying(element, { onSoundRefused: listeners.onSoundRefused });
  }

  function handleVisibility() {
    if (document.hidden) element.pause();
    else if (wantsPlay && !element.ended) start();
  }

  function retryFailed() {
    if (request?.task === "play" && failureOf(element) === "not loaded") retry();
  }

  function retry() {
    if (request) renditions.load(request.clip);
    start();
  }

  function stop() {
    wantsPlay = false;
    element.pause();
    element.muted = true;
    // Waits until it has left the screen: the change would be visible, and the seek would slow down the slide.
    rewind = setTimeout(() => {
      // A video that still loads would take bandwidth from the next reels.
      if (element.networkState === HTMLMediaElement.NETWORK_LOADING) renditions.unload();
      else if (element.currentTime > 0) element.currentTime = 0;
    }, SLIDE_MS);
  }

  function load({ clip, task }: PlaybackRequest, isFirst = false) {
    // A reel may never be watched, so browsers first load only a few seconds of it, and all of it once it plays.
    element.preload = task === "play" && mayAutoplay() ? "auto" : "metadata";
    if (task !== "hold") renditions.load(clip, isFirst);
    else if (!renditions.holds(clip)) renditions.unload();
  }

  return {
    update(next: PlaybackRequest) {
      const previous = request;
      request = next;
      const hasChanged = previous?.clip.src !== next.clip.src || previous.task !== next.task;
      const first = takeFirstVideo(element);
      if (first) {
        load(next, true);
        wantsPlay = mayAutoplay() && !first.isPausedByVisitor;
        if (element.readyState === HTMLMediaElement.HAVE_ENOUGH_DATA) listeners.onReady();
      } else if (hasChanged) {
        clearTimeout(rewind);
        cancelLate();
        if (previous?.task === "play") stop();
        wantsPlay = next.task === "play" && mayAutoplay();
        if (next.task === "play") {
          clearTimeout(rewind);
          load(next);
          if (element.currentTime > 0) element.currentTime = 0;
          if (element.readyState === HTMLMediaElement.HAVE_ENOUGH_DATA)
            cancelLate = afterNextFrame(listeners.onReady);
        } else cancelLate = afterNextFrame(() => load(next));
      }
      // iOS allows sound on an element that was unmuted in a gesture, so inactive ones are briefly unmuted too.
      element.muted = next.muted;
      element.muted = next.muted || next.task !== "play";
      // Some browsers pause a video that is unmuted without a gesture.
      if (wantsPlay && !element.ended && !document.hidden) start();
      report();
    },
    toggle() {
      wantsPlay = element.paused || element.ended;
      if (wantsPlay) allowAutoplay();
      if (wantsPlay) start();
      else element.pause();
    },
    retry,
    destroy() {
      listening.abort();
      cancelLate();
      clearTimeout(rewind);
      element.removeAttribute("src");
      element.load();
    },
  };
}

function stateOf(element: HTMLVideoElement): PlaybackState {
  const failure = failureOf(element);
  if (failure !== null) return failure;
  if (element.ended) return "ended";
  if (element.paused) return "paused";
  return element.readyState < HTMLMediaElement.HAVE_FUTURE_DATA ? "buffering" : "playing";
}
