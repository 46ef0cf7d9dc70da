import "client-only";
import { failureOf } from "./playback-failure";
import type { Rendition } from "./video-file";
import { measureBandwidth, noteStall } from "./bandwidth";
import { type Clip, chooseRendition, conditionsOf, lighterRendition, renditionsOf } from "./renditions";

/** How long a video waits for data before a lighter rendition takes over, in milliseconds. */
const STALL_MS = 2000;

type Options = {
  /** Plays the video: it should have been playing when its rendition was changed. */
  play: () => void;
  signal: AbortSignal;
};

/**
 * Gives a video element renditions of the clips that it plays: the one that suits the connection, a lighter one when it
 * stalls, another one when it cannot be played. A change keeps the position, the sound, the speed and the captions, and
 * the last frame stays until the next one is there.
 *
 * Create it before other listeners for `error` and `loadeddata` are added: then they see the element after the change.
 */
export function createRenditionPlayer(element: HTMLVideoElement, { play, signal }: Options) {
  let clip: Clip | null = null;
  let rendition: Rendition | null = null;
  let stall: ReturnType<typeof setTimeout> | undefined;
  /** Whether it was played and not paused since: an element that fails may say that it is paused. */
  let plays = false;
  /** The addresses of this clip's renditions that could not be played. */
  const failed = new Set<string>();
  const on = (event: string, listener: () => void) => {
    element.addEventListener(event, listener, { signal });
  };

  /** Whether this clip is loaded, or being loaded, and has not failed. */
  function holds({ src }: Clip): boolean {
    return clip?.src === src && element.hasAttribute("src") && failureOf(element) === null;
  }

  function change(next: Rendition) {
    rendition = next;
    changeSource(element, next.src);
    if (plays) play();
  }

  function handleStall() {
    if (!clip || !rendition || !navigator.onLine || !isStalled(element)) return;
    if (rendition.bitrate !== null) noteStall(rendition.bitrate);
    const lighter = lighterRendition(clip, rendition.src);
    if (lighter && !failed.has(lighter.src)) change(lighter);
  }

  function handleFailure() {
    if (!clip || !rendition || failureOf(element) === null) return;
    clearTimeout(stall);
    failed.add(rendition.src);
    const other = chooseRendition(clip, conditionsOf(element), failed);
    if (other) change(other);
    else element.pause();
  }

  for (const event of ["playing", "pause", "ended", "emptied"]) on(event, () => clearTimeout(stall));
  on("play", () => {
    plays = true;
  });
  on("pause", () => {
    plays = false;
  });
  on("waiting", () => {
    clearTimeout(stall);
    stall = setTimeout(handleStall, STALL_MS);
  });
  on("error", handleFailure);
  on("loadeddata", handleFailure);
  measureBandwidth(element, () => rendition?.bitrate ?? null, signal);
  signal.addEventListener("abort", () => clearTimeout(stall));

  return {
    holds,
    /**
     * Loads a clip from its beginning. One that is loaded already stays as it is, unless it failed; so does a rendition
     * that the server's HTML named and the visitor has begun to watch.
     */
    load(next: Clip) {
      if (holds(next)) return;
      const loaded = failureOf(element) === null ? element.getAttribute("src") : null;
      clip = next;
      failed.clear();
      rendition = chooseRendition(next, conditionsOf(element));
      if (!rendition || rendition.src === loaded) return;
      const begun = renditionsOf(next).find(({ src }) => src === loaded);
      if (begun && (!element.paused || element.currentTime > 0)) {
        rendition = begun;
        plays = !element.paused;
        return;
      }
      plays = false;
      element.src = rendition.src;
      element.currentTime = 0;
    },
    /** Gives up the clip and what is loaded of it. */
    unload() {
      clip = null;
      rendition = null;
      element.removeAttribute("src");
      element.load();
    },
  };
}

/** Whether a video should play and cannot. What is buffered does not tell: browsers estimate its end from bytes. */
function isStalled({ paused, readyState }: HTMLVideoElement): boolean {
  return !paused && readyState < HTMLMediaElement.HAVE_FUTURE_DATA;
}

/** Gives a video another file of the same clip, and lets it go on where it was. */
function changeSource(element: HTMLVideoElement, src: string): void {
  const { currentTime, playbackRate } = element;
  const changing = new AbortController();
  const { signal } = changing;
  const release = holdFrame(element);
  signal.addEventListener("abort", release);
  element.src = src;
  // Until there is data this is where it will start.
  element.currentTime = currentTime;
  element.playbackRate = playbackRate;
  const position = () => {
    if (element.currentTime === 0) element.currentTime = currentTime;
  };
  element.addEventListener("loadedmetadata", position, { once: true, signal });
  const shown = currentTime > 0 ? "seeked" : "loadeddata";
  // The frame is drawn after the event.
  const end = () => requestAnimationFrame(() => requestAnimationFrame(() => changing.abort()));
  element.addEventListener(shown, end, { once: true, signal });
  element.addEventListener("error", () => changing.abort(), { once: true, signal });
  // This file announces itself by the first of these events, another one by the second.
  element.addEventListener(
    "loadstart",
    () => element.addEventListener("emptied", () => changing.abort(), { once: true, signal }),
    { once: true, signal },
  );
}

/** Covers a video with the frame that it shows, and returns what uncovers it. */
function holdFrame(element: HTMLVideoElement): () => void {
  if (element.readyState < HTMLMediaElement.HAVE_CURRENT_DATA || element.videoWidth === 0)
    return () => undefined;
  const frame = document.createElement("canvas");
  frame.width = element.videoWidth;
  frame.height = element.videoHeight;
  frame.getContext("2d")?.drawImage(element, 0, 0);
  frame.ariaHidden = "true";
  Object.assign(frame.style, {
    position: "absolute",
    left: `${element.offsetLeft}px`,
    top: `${element.offsetTop}px`,
    width: `${element.offsetWidth}px`,
    height: `${element.offsetHeight}px`,
    objectFit: getComputedStyle(element).objectFit,
    pointerEvents: "none",
  });
  element.after(frame);
  return () => {
    frame.remove();
  };
}
