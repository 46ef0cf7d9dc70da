import { measuredBandwidth } from "@/lib/video/bandwidth";
import { createRenditionPlayer } from "@/lib/video/rendition-player";
import type { Clip } from "@/lib/video/renditions";

export const LIGHTEST = { src: "/lightest.mp4", type: "", width: 270, height: 480, bitrate: 220_000 };
export const LIGHT = { src: "/light.mp4", type: "", width: 360, height: 640, bitrate: 500_000 };
export const MAIN = { src: "/main.mp4", type: "", width: 720, height: 1280, bitrate: 2_500_000 };
export const CLIP: Clip = { src: MAIN.src, sources: [MAIN, LIGHT] };

/** Gives each test its own clock, and clears what is known about the connection. */
export function forgetTheLine(): void {
  beforeEach(() => {
    jest.useFakeTimers();
    // jsdom draws no pictures and loads no scripts.
    Object.assign(performance, { getEntriesByType: () => [] });
    jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  });
  afterEach(() => {
    jest.advanceTimersByTime(60_001);
    measuredBandwidth();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
}

/** Returns a video element whose state the test sets, and its player. */
export function setUpVideo() {
  const video = document.createElement("video");
  const state = {
    readyState: HTMLMediaElement.HAVE_NOTHING as number,
    videoWidth: 720,
    videoHeight: 1280,
    videoTracks: undefined as object | undefined,
    paused: true,
    currentTime: 0,
    buffered: { length: 0, start: () => 0, end: () => 0 },
    networkState: HTMLMediaElement.NETWORK_LOADING as number,
    error: null as { code: number; message: string; MEDIA_ERR_DECODE: number } | null,
  };
  for (const key of Object.keys(state))
    Object.defineProperty(video, key, {
      get: (): unknown => Reflect.get(state, key),
      set: (value: unknown) => void Reflect.set(state, key, value),
    });
  video.load = jest.fn();
  video.pause = jest.fn(() => void (state.paused = true));
  const play = jest.fn();
  const player = createRenditionPlayer(video, { play, signal: new AbortController().signal });
  const happens = (event: string) => video.dispatchEvent(new Event(event));
  const fails = (code = 4, message = "") => {
    state.error = { code, message, MEDIA_ERR_DECODE: 3 };
    happens("error");
  };
  document.body.replaceChildren(video);
  return { video, state, play, player, happens, fails, source: () => video.getAttribute("src") };
}
