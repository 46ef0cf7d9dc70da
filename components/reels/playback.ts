import { SLIDE_MS } from "@/lib/reels/limits";
import { startPlaying } from "./start-playing";

/** What a player is for: the reel in front, one that comes next, or one that was watched. */
export type PlayerTask = "play" | "prepare" | "rest";

export type PlaybackOrder = { src: string; task: PlayerTask; muted: boolean };

export type PlaybackState = "buffering" | "playing" | "paused" | "ended" | "failed";

type PlaybackNews = {
  onState: (state: PlaybackState) => void;
  /** The reel in front has what it needs to play through: the network is free for the next one. */
  onReady: () => void;
  /** The browser refused to play with sound, and plays muted. */
  onSoundRefused: () => void;
};

/** A browser that has the data and shows nothing for this long refuses to play without saying so, in milliseconds. */
const PATIENCE_MS = 3000;

const CHANGES = ["loadstart", "waiting", "canplay", "play", "playing", "pause", "ended", "error", "emptied"];

export type Playback = ReturnType<typeof createPlayback>;

/**
 * Drives one video element, which serves one reel after another: it plays while its reel is in front, prepares the next
 * one, and rests with what it has or nothing (specification section 4, Reels).
 */
export function createPlayback(element: HTMLVideoElement, news: PlaybackNews) {
  const listening = new AbortController();
  const on = (event: string, listener: () => void, target: EventTarget = element) => {
    target.addEventListener(event, listener, { signal: listening.signal });
  };
  let order: PlaybackOrder | null = null;
  /** What the visitor wants, whatever the element does. */
  let wantsPlay = false;
  let patience: ReturnType<typeof setTimeout> | undefined;
  let rewind: ReturnType<typeof setTimeout> | undefined;

  for (const change of CHANGES) on(change, () => news.onState(stateOf(element)));
  on("canplaythrough", () => {
    if (order?.task === "play") news.onReady();
  });
  on("visibilitychange", followVisibility, document);
  on("online", tryLostAgain, window);

  function start() {
    clearTimeout(patience);
    patience = setTimeout(giveUp, PATIENCE_MS);
    void startPlaying(element, news.onSoundRefused);
  }

  function giveUp() {
    if (element.paused || element.currentTime > 0) return;
    if (element.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA) element.pause();
    else patience = setTimeout(giveUp, PATIENCE_MS);
  }

  function followVisibility() {
    if (document.hidden) element.pause();
    else if (wantsPlay && !element.ended) start();
  }

  /** What could not be loaded without a connection is loaded with it. */
  function tryLostAgain() {
    if (element.error && order?.task === "play") retry();
  }

  function retry() {
    element.load();
    start();
  }

  function stop() {
    clearTimeout(patience);
    wantsPlay = false;
    element.pause();
    element.muted = true;
    // Not before it has left the screen: the jump would be seen, and the seek take time from the slide.
    rewind = setTimeout(() => {
      if (element.currentTime > 0) element.currentTime = 0;
    }, SLIDE_MS);
  }

  function load({ src, task }: PlaybackOrder) {
    element.preload = task === "rest" ? "metadata" : "auto";
    if (element.getAttribute("src") === src && !element.error) return;
    if (task === "rest") element.removeAttribute("src");
    else element.src = src;
    element.load();
  }

  return {
    /** Does what is wanted of the player from now on. */
    follow(next: PlaybackOrder) {
      const before = order;
      order = next;
      const isAnother = before?.src !== next.src || before.task !== next.task;
      if (isAnother) {
        clearTimeout(rewind);
        if (before?.task === "play") stop();
        if (next.task === "play") clearTimeout(rewind);
        load(next);
        wantsPlay = next.task === "play";
        if (wantsPlay && element.currentTime > 0) element.currentTime = 0;
        if (wantsPlay && element.readyState === HTMLMediaElement.HAVE_ENOUGH_DATA) news.onReady();
      }
      // iPhones let an element be heard once its sound was switched in a gesture: those that rest are switched along.
      element.muted = next.muted;
      element.muted = next.muted || next.task !== "play";
      // To be unmuted without a gesture pauses a video in some browsers.
      if (wantsPlay && !element.ended && !document.hidden) start();
      news.onState(stateOf(element));
    },
    toggle() {
      wantsPlay = element.paused || element.ended;
      if (wantsPlay) start();
      else element.pause();
    },
    retry,
    end() {
      listening.abort();
      clearTimeout(patience);
      clearTimeout(rewind);
      element.removeAttribute("src");
      element.load();
    },
  };
}

function stateOf(element: HTMLVideoElement): PlaybackState {
  if (element.error) return "failed";
  if (element.ended) return "ended";
  if (element.paused) return "paused";
  return element.readyState < HTMLMediaElement.HAVE_FUTURE_DATA ? "buffering" : "playing";
}
