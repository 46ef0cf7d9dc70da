export type PlaybackFailure = "unplayable" | "not loaded";

const SIZE_KNOWN_AFTER = 1;

export function failureOf(element: HTMLVideoElement): PlaybackFailure | null {
  // A browser without the picture's codec plays only the sound.
  const hasData = element.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;
  if (hasData && element.videoWidth === 0 && !maySizeCome(element)) return "unplayable";
  if (!element.error) return null;
  const { code, message, MEDIA_ERR_DECODE } = element.error;
  // A missing file has the same code; Chromium's and Firefox's messages tell them apart.
  const isFormat = code === MEDIA_ERR_DECODE || /demux|decod|codec/i.test(message);
  return isFormat ? "unplayable" : "not loaded";
}

/** WebKit measures a picture only while it plays. */
function maySizeCome({ videoTracks, currentTime }: HTMLVideoElement): boolean {
  return videoTracks !== undefined && currentTime < SIZE_KNOWN_AFTER;
}

declare global {
  interface HTMLVideoElement {
    readonly videoTracks?: object;
  }
}
