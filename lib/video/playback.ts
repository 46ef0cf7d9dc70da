import { prefersReducedMotion } from "@/lib/utils/page";

/** A browser that has data but shows nothing for this long has refused to play without an error. */
const START_TIMEOUT_MS = 3000;

type StartOptions = {
  /** Set as a property, since React does not render the attribute. */
  muted?: boolean;
  onSoundRefused?: () => void;
};

/** One per video: an earlier start must not stop a later one. */
const timeouts = new WeakMap<HTMLVideoElement, ReturnType<typeof setTimeout>>();

/** Leaves the video paused if the browser refuses it even muted, cannot play it or does not start in time. */
export function startPlaying(element: HTMLVideoElement, { muted, onSoundRefused }: StartOptions = {}): void {
  if (muted !== undefined) element.muted = muted;
  watchStart(element);
  const { src } = element;
  element.play().catch((error: unknown) => {
    // It was paused, or has another file now.
    if (isError(error, "AbortError") || element.src !== src) return;
    if (element.muted || !isError(error, "NotAllowedError")) {
      element.pause();
      return;
    }
    onSoundRefused?.();
    startPlaying(element, { muted: true });
  });
}

function watchStart(element: HTMLVideoElement): void {
  const check = () => {
    if (element.paused || element.currentTime > 0) return;
    if (element.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA) element.pause();
    else watchStart(element);
  };
  clearTimeout(timeouts.get(element));
  timeouts.set(element, setTimeout(check, START_TIMEOUT_MS));
}

function isError(error: unknown, name: string): boolean {
  return error instanceof DOMException && error.name === name;
}

let wasAsked = false;

/** Returns whether videos may autoplay: not with data saving or reduced motion, until the visitor starts one. */
export function mayAutoplay(): boolean {
  return wasAsked || !(prefersReducedMotion() || navigator.connection?.saveData === true);
}

export function allowAutoplay(): void {
  wasAsked = true;
}

declare global {
  interface Navigator {
    readonly connection?: {
      readonly saveData?: boolean;
      readonly effectiveType?: string;
      readonly downlink?: number;
    };
  }
}

const SLOW_CONNECTIONS = ["slow-2g", "2g"];

export function mayPreload(): boolean {
  const { saveData = false, effectiveType = "" } = navigator.connection ?? {};
  return !saveData && !SLOW_CONNECTIONS.includes(effectiveType);
}
