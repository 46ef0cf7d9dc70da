import "client-only";
import { afterNextFrame } from "@/lib/utils/page";
import { failureOf } from "./playback-failure";
import { bitrateOf, type Rendition } from "./video-file";
import {
  connectionBandwidth,
  leastBandwidth,
  measureBandwidth,
  measuredBandwidth,
  noteStall,
  scriptBandwidth,
} from "./bandwidth";
import { type Clip, chooseRendition, conditionsOf, lighterRendition, renditionsOf } from "./renditions";

/** After this long without data, a lighter rendition takes over. */
const STALL_MS = 2000;

/** The share of the connection that a better rendition may need: it then arrives before the held frame is noticed. */
const CHANGE_SHARE = 1 / 3;

type Options = {
  play: () => void;
  signal: AbortSignal;
};

/** Create this before other listeners for failures: they then see the element after the change. */
export function createRenditionPlayer(element: HTMLVideoElement, { play, signal }: Options) {
  let clip: Clip | null = null;
  let rendition: Rendition | null = null;
  let stall: ReturnType<typeof setTimeout> | undefined;
  /** Tracked here, since a failing element may report that it is paused. */
  let plays = false;
  /** The server chose this rendition without knowing the connection, and it has not stalled since. */
  let mayImprove = false;
  /** The earliest time at which this rendition may have been requested. */
  let askedAt = 0;
  const failed = new Set<string>();
  const on = (event: string, listener: () => void) => {
    element.addEventListener(event, listener, { signal });
  };

  function holds({ src }: Clip): boolean {
    return clip?.src === src && element.hasAttribute("src") && failureOf(element) === null;
  }

  function change(next: Rendition) {
    rendition = next;
    askedAt = performance.now();
    changeSource(element, next.src);
    if (plays) play();
  }

  function handleStall() {
    if (!clip || !rendition || !navigator.onLine || !isStalled(element)) return;
    mayImprove = false;
    if (rendition.bitrate !== null) noteStall(rendition.bitrate);
    const lighter = lighterRendition(clip, rendition.src);
    if (lighter && !failed.has(lighter.src)) change(lighter);
  }

  /** Improves step by step once the connection is known to carry it: small files show less than its real speed. */
  function improve() {
    if (!mayImprove || !clip || !rendition || element.readyState < HTMLMediaElement.HAVE_ENOUGH_DATA) return;
    const least = leastBandwidth(element, bitrateOf(rendition), askedAt);
    const carried = Math.max(measuredBandwidth() ?? scriptBandwidth() ?? 0, least ?? 0);
    const bandwidth = Math.min(carried || Infinity, connectionBandwidth() ?? Infinity);
    if (bandwidth === Infinity) return;
    const conditions = { ...conditionsOf(element), bandwidth: bandwidth * CHANGE_SHARE };
    const better = chooseRendition(clip, conditions, failed);
    if (better && bitrateOf(better) > bitrateOf(rendition)) change(better);
  }

  function handleFailure() {
    if (!clip || !rendition || failureOf(element) === null) return;
    clearTimeout(stall);
    mayImprove = false;
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
  for (const event of ["canplaythrough", "progress", "suspend"]) on(event, improve);
  for (const event of ["error", "loadeddata", "timeupdate"]) on(event, handleFailure);
  measureBandwidth(element, () => rendition?.bitrate ?? null, signal);
  signal.addEventListener("abort", () => clearTimeout(stall));

  return {
    holds,
    /** Keeps a loaded clip, and a rendition that the visitor already watches. `isFirst`: it came with the HTML. */
    load(next: Clip, isFirst = false) {
      if (holds(next)) return;
      const loaded = failureOf(element) === null ? element.getAttribute("src") : null;
      const begun = renditionsOf(next).find(({ src }) => src === loaded);
      clip = next;
      failed.clear();
      mayImprove = isFirst && begun !== undefined;
      askedAt = 0;
      if (begun && (isFirst || !element.paused || element.currentTime > 0)) {
        rendition = begun;
        plays = !element.paused;
        improve();
        return;
      }
      rendition = chooseRendition(next, conditionsOf(element));
      if (!rendition || rendition.src === loaded) return;
      plays = false;
      element.src = rendition.src;
      element.currentTime = 0;
    },
    unload() {
      clip = null;
      rendition = null;
      element.removeAttribute("src");
      element.load();
    },
  };
}

/** Ignores what is buffered: browsers estimate its end from bytes. */
function isStalled({ paused, readyState }: HTMLVideoElement): boolean {
  return !paused && readyState < HTMLMediaElement.HAVE_FUTURE_DATA;
}

function changeSource(element: HTMLVideoElement, src: string): void {
  const { currentTime, playbackRate } = element;
  const changing = new AbortController();
  const { signal } = changing;
  const release = holdFrame(element);
  signal.addEventListener("abort", release);
  element.src = src;
  // Before there is data, this sets the start position.
  element.currentTime = currentTime;
  element.playbackRate = playbackRate;
  const position = () => {
    if (element.currentTime === 0) element.currentTime = currentTime;
  };
  element.addEventListener("loadedmetadata", position, { once: true, signal });
  const shown = currentTime > 0 ? "seeked" : "loadeddata";
  // The frame is drawn after the event.
  const end = () => afterNextFrame(() => changing.abort());
  element.addEventListener(shown, end, { once: true, signal });
  element.addEventListener("error", () => changing.abort(), { once: true, signal });
  // The first event belongs to this file, the second to another one.
  element.addEventListener(
    "loadstart",
    () => element.addEventListener("emptied", () => changing.abort(), { once: true, signal }),
    { once: true, signal },
  );
}

function holdFrame(element: HTMLVideoElement): () => void {
  if (element.readyState < HTMLMediaElement.HAVE_CURRENT_DATA || element.videoWidth === 0)
    return () => undefined;
  const frame = document.createElement("canvas");
  frame.width = element.videoWidth;
  frame.height = element.videoHeight;
  frame.getContext("2d")?.drawImage(element, 0, 0);
  frame.setAttribute("aria-hidden", "true");
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
