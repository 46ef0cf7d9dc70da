/** A browser that has the data but shows nothing for this long has refused to play without saying so, in milliseconds. */
const START_TIMEOUT_MS = 3000;

type StartOptions = {
  /** Set as a property before playing, since React does not render the attribute; unchanged when absent. */
  muted?: boolean;
  /** The browser refused to play with sound: the video is muted and started again. */
  onSoundRefused?: () => void;
};

/** The pending time-out of each video, so that an earlier start cannot stop a later one. */
const timeouts = new WeakMap<HTMLVideoElement, ReturnType<typeof setTimeout>>();

/**
 * Plays a video if the browser allows it, muted where it refuses sound. Where it refuses that too, cannot play the file
 * or does not begin in time, the video is left paused, and its player shows that it needs a tap.
 */
export function startPlaying(element: HTMLVideoElement, { muted, onSoundRefused }: StartOptions = {}): void {
  if (muted !== undefined) element.muted = muted;
  watchStart(element);
  const { src } = element;
  element.play().catch((error: unknown) => {
    // Paused or given another file meanwhile.
    if (isError(error, "AbortError") || element.src !== src) return;
    if (element.muted || !isError(error, "NotAllowedError")) {
      element.pause();
      return;
    }
    onSoundRefused?.();
    startPlaying(element, { muted: true });
  });
}

/** Pauses a video that has data and does not play; one that is still loading gets more time. */
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

/** Attributes of a video that loads its file and poster once it comes near the screen; React has no type for them yet. */
export const LAZY_LOADING = { loading: "lazy" };

declare global {
  interface Navigator {
    /** The Network Information API, where the browser has it. */
    readonly connection?: {
      readonly saveData?: boolean;
      readonly effectiveType?: string;
      /** Megabits a second. */
      readonly downlink?: number;
    };
  }
}

const SLOW_CONNECTIONS = ["slow-2g", "2g"];

/** Whether files may be loaded before they are needed: not when the visitor saves data or the network is slow. */
export function mayPreload(): boolean {
  const { saveData = false, effectiveType = "" } = navigator.connection ?? {};
  return !saveData && !SLOW_CONNECTIONS.includes(effectiveType);
}
