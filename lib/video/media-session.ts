import "client-only";
import { startPlaying } from "./playback";
import { skipTarget, SKIP_SECONDS } from "./time";

export type MediaSessionWords = {
  title: string;
  artist: string;
  artwork: string | null;
};

/** Connects lock screen, headset and keyboard until `signal` aborts. Does nothing without the Media Session API. */
export function connectMediaSession(
  element: HTMLVideoElement,
  { title, artist, artwork }: MediaSessionWords,
  signal: AbortSignal,
): void {
  if (!("mediaSession" in navigator)) return;
  const session = navigator.mediaSession;
  session.metadata = new MediaMetadata({
    title,
    artist,
    artwork: artwork === null ? [] : [{ src: artwork }],
  });

  const skip = (seconds: number) => {
    element.currentTime = skipTarget(element, seconds);
  };
  const handlers: [MediaSessionAction, MediaSessionActionHandler][] = [
    ["play", () => startPlaying(element)],
    ["pause", () => element.pause()],
    ["seekbackward", ({ seekOffset }) => skip(-(seekOffset ?? SKIP_SECONDS))],
    ["seekforward", ({ seekOffset }) => skip(seekOffset ?? SKIP_SECONDS)],
    ["seekto", ({ seekTime }) => skip((seekTime ?? element.currentTime) - element.currentTime)],
  ];
  for (const [action, handler] of handlers) setHandler(session, action, handler);

  const tellPosition = () => {
    const { duration, currentTime, playbackRate } = element;
    if (!(duration > 0 && Number.isFinite(duration))) return;
    session.setPositionState({ duration, playbackRate, position: Math.min(currentTime, duration) });
  };
  for (const event of ["durationchange", "ratechange", "seeked", "play", "pause"])
    element.addEventListener(event, tellPosition, { signal });
  tellPosition();

  signal.addEventListener("abort", () => {
    session.metadata = null;
    session.setPositionState();
    for (const [action] of handlers) setHandler(session, action, null);
  });
}

function setHandler(
  session: MediaSession,
  action: MediaSessionAction,
  handler: MediaSessionActionHandler | null,
): void {
  try {
    session.setActionHandler(action, handler);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
}
