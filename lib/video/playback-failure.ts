/** Why a video cannot be watched. */
export type PlaybackFailure = "unplayable" | "not loaded";

/** Why a video cannot be watched: the browser cannot play it, or it could not be loaded. `null` while nothing is wrong. */
export function failureOf(element: HTMLVideoElement): PlaybackFailure | null {
  // A browser without the picture's codec plays the sound alone.
  if (element.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && element.videoWidth === 0)
    return "unplayable";
  if (!element.error) return null;
  const { code, message, MEDIA_ERR_DECODE } = element.error;
  // The code is the same for a file that is not there; Chromium's and Firefox's messages tell which it was.
  const isFormat = code === MEDIA_ERR_DECODE || /demux|decod|codec/i.test(message);
  return isFormat ? "unplayable" : "not loaded";
}
