"use client";

import { useEffect, useRef, useState } from "react";

export type PlayerState = "loading" | "ready" | "failed";

const CHANGES = ["play", "pause", "volumechange", "timeupdate", "seeked", "ended"];

/** Follows a video element and starts it muted; a browser that refuses to play leaves it paused, with a play button. */
export function usePlayer() {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<PlayerState>("loading");
  const [playing, setPlaying] = useState(false);
  const [muted, setMuted] = useState(true);
  const [progress, setProgress] = useState(0);

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
      setProgress(element.duration > 0 ? element.currentTime / element.duration : 0);
    };
    for (const change of CHANGES) on(change, follow);
    on("loadstart", () => {
      setState("loading");
    });
    on("loadeddata", () => {
      setState("ready");
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
    play(element);
    return () => {
      listening.abort();
    };
  }, []);

  return { video, state, playing, muted, progress };
}

/** Plays if the browser allows it; where it does not, the video stays paused and shows its play button. */
export function play(element: HTMLVideoElement): void {
  element.play().catch(() => {
    element.pause();
  });
}
