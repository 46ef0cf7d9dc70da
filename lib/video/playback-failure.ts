export type PlaybackFailure = "unplayable" | "not loaded";

export function failureOf(element: HTMLVideoElement): PlaybackFailure | null {
  // A browser without the picture's codec plays only the sound.
  if (element.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && element.videoWidth === 0)
    return "unplayable";
  if (!element.error) return null;
  const { code, message, MEDIA_ERR_DECODE } = element.error;
  // A missing file has the same code; Chromium's and Firefox's messages tell them apart.
  const isFormat = code === MEDIA_ERR_DECODE || /demux|decod|codec/i.test(message);
  return isFormat ? "unplayable" : "not loaded";
}
