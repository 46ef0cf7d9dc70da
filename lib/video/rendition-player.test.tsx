import { measuredBandwidth, noteBandwidth } from "./bandwidth";
import { failureOf } from "./playback-failure";
import { createRenditionPlayer } from "./rendition-player";
import type { Clip } from "./renditions";

const LIGHTEST = { src: "/lightest.mp4", type: "", width: 270, height: 480, bitrate: 220_000 };
const LIGHT = { src: "/light.mp4", type: "", width: 360, height: 640, bitrate: 500_000 };
const MAIN = { src: "/main.mp4", type: "", width: 720, height: 1280, bitrate: 2_500_000 };
const CLIP: Clip = { src: MAIN.src, sources: [MAIN, LIGHT] };
const THREE: Clip = { src: MAIN.src, sources: [MAIN, LIGHT, LIGHTEST] };
const SINGLE: Clip = { src: "/clip.mp4", sources: [] };

const { HAVE_NOTHING, HAVE_CURRENT_DATA, HAVE_ENOUGH_DATA } = HTMLMediaElement;

/** The DOM of these tests has none. */
class ResourceTiming {
  initiatorType = "script";
  transferSize = 1;
}

const scriptTiming = (timing: Record<string, number>) =>
  Object.assign(new ResourceTiming(), timing) as unknown as PerformanceEntry;

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { PerformanceResourceTiming: ResourceTiming });
  Object.assign(performance, { getEntriesByType: () => [] });
  // The DOM of these tests draws no pictures.
  jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
});
afterEach(() => {
  jest.advanceTimersByTime(60_001);
  measuredBandwidth();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** A video element whose state the test sets, and its player. */
function setUp() {
  const video = document.createElement("video");
  const state = {
    readyState: HAVE_NOTHING as number,
    videoWidth: 720,
    videoHeight: 1280,
    paused: true,
    currentTime: 0,
    buffered: { length: 0, start: () => 0, end: () => 0 },
    networkState: HTMLMediaElement.NETWORK_LOADING as number,
    error: null as { code: number; message: string; MEDIA_ERR_DECODE: number } | null,
  };
  for (const key of Object.keys(state) as (keyof typeof state)[])
    Object.defineProperty(video, key, {
      get: () => state[key],
      set: (value: number) => void Object.assign(state, { [key]: value }),
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

describe("a stall", () => {
  function stall() {
    const set = setUp();
    set.player.load(CLIP);
    Object.assign(set.state, { readyState: HAVE_CURRENT_DATA, paused: false, currentTime: 7 });
    Object.assign(set.video, { playbackRate: 1.5, muted: false });
    set.happens("play");
    set.happens("waiting");
    return set;
  }

  it("of two seconds leads to the lighter rendition, which goes on where the other was", () => {
    const { video, play, source, happens, state } = stall();
    jest.advanceTimersByTime(1999);
    expect(source()).toBe("/main.mp4");
    jest.advanceTimersByTime(1);
    expect(source()).toBe("/light.mp4");
    expect(play).toHaveBeenCalledTimes(1);
    expect(video).toMatchObject({ currentTime: 7, playbackRate: 1.5, muted: false });

    // A browser that does not know where to start is told once it can seek.
    state.currentTime = 0;
    happens("loadedmetadata");
    expect(video.currentTime).toBe(7);
    expect(measuredBandwidth()).toBe(2_500_000);
  });

  it("shows the last frame until the next is there", () => {
    const { video, happens } = stall();
    jest.advanceTimersByTime(2000);
    expect(video.nextElementSibling?.tagName).toBe("CANVAS");
    happens("loadedmetadata");
    happens("seeked");
    jest.advanceTimersByTime(100);
    expect(video.nextElementSibling).toBeNull();
  });

  it("leaves a place that the visitor chose meanwhile", () => {
    const { video, happens } = stall();
    jest.advanceTimersByTime(2000);
    video.currentTime = 20;
    happens("loadedmetadata");
    expect(video.currentTime).toBe(20);
  });

  it.each(["playing", "pause", "ended", "emptied"])("that ends by '%s' changes nothing", (event) => {
    const { happens, source } = stall();
    jest.advanceTimersByTime(1500);
    happens(event);
    jest.advanceTimersByTime(1500);
    expect(source()).toBe("/main.mp4");
  });

  it("changes nothing without a network", () => {
    const offline = stall();
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    jest.advanceTimersByTime(2000);
    expect(offline.source()).toBe("/main.mp4");
  });

  it("of the lightest is waited out", () => {
    const { happens, source, play } = stall();
    jest.advanceTimersByTime(2000);
    happens("waiting");
    jest.advanceTimersByTime(2000);
    expect(source()).toBe("/light.mp4");
    expect(play).toHaveBeenCalledTimes(1);
  });
});

describe("a failure", () => {
  it("leads to the next rendition, and counts once all have failed", () => {
    const { player, fails, source, state, video } = setUp();
    player.load(CLIP);
    fails();
    expect(source()).toBe("/light.mp4");
    state.error = null;
    expect(player.holds(CLIP)).toBe(true);
    fails();
    expect(source()).toBe("/light.mp4");
    expect(failureOf(video)).toBe("not loaded");
    expect(player.holds(CLIP)).toBe(false);
  });

  it("of a video that plays lets the next rendition play, whatever the element says of itself", () => {
    const { player, state, fails, happens, play } = setUp();
    player.load(CLIP);
    happens("play");
    fails();
    expect(state.paused).toBe(true);
    expect(play).toHaveBeenCalledTimes(1);
  });

  it("is a video without a picture, too: it is paused, lest its sound goes on", () => {
    const { player, state, happens, video } = setUp();
    player.load(SINGLE);
    Object.assign(state, { readyState: HAVE_ENOUGH_DATA, videoWidth: 0, paused: false });
    happens("loadeddata");
    expect(failureOf(video)).toBe("unplayable");
    expect(video.paused).toBe(true);
  });

  it.each([
    [3, "", "unplayable"],
    [4, "DEMUXER_ERROR_NO_SUPPORTED_STREAMS: no", "unplayable"],
    [4, "MEDIA_ELEMENT_ERROR: Format error", "not loaded"],
    [4, "404: Not Found", "not loaded"],
    [2, "", "not loaded"],
  ])("with code %d and the message '%s' means '%s'", (code, message, failure) => {
    const { player, fails, video } = setUp();
    player.load(SINGLE);
    fails(code, message);
    expect(failureOf(video)).toBe(failure);
  });

  it("is forgotten when the clip is loaded again", () => {
    const { player, fails, source, state } = setUp();
    player.load(CLIP);
    fails();
    fails();
    player.load(CLIP);
    state.error = null;
    expect(source()).toBe("/main.mp4");
  });
});

describe("loading", () => {
  it("leaves a clip alone that is loaded, whichever its rendition", () => {
    const { player, fails, state, source } = setUp();
    player.load(CLIP);
    fails();
    state.error = null;
    player.load({ ...CLIP });
    expect(source()).toBe("/light.mp4");
  });

  it("leaves what the server's HTML named to a visitor who has begun to watch", () => {
    const begun = setUp();
    begun.video.setAttribute("src", LIGHT.src);
    begun.state.currentTime = 1;
    begun.player.load(CLIP);
    expect(begun.source()).toBe("/light.mp4");

    const fresh = setUp();
    fresh.video.setAttribute("src", LIGHT.src);
    fresh.player.load(CLIP);
    expect(fresh.source()).toBe("/main.mp4");
  });

  it("keeps what the server's HTML began with, until the line is known to carry a better one", () => {
    const { video, player, source, state, happens } = setUp();
    video.setAttribute("src", LIGHT.src);
    player.load(CLIP, true);
    Object.assign(state, { readyState: HAVE_ENOUGH_DATA, currentTime: 2, paused: false });
    happens("play");
    happens("canplaythrough");
    expect(source()).toBe("/light.mp4");
    noteBandwidth(10_000_000);
    happens("progress");
    expect(source()).toBe("/main.mp4");
    expect(state.currentTime).toBe(2);
  });

  it("leaves what the server's HTML began with to a line that carries no more", () => {
    const { video, player, source, state, happens } = setUp();
    video.setAttribute("src", LIGHT.src);
    noteBandwidth(700_000);
    player.load(CLIP, true);
    Object.assign(state, { readyState: HAVE_ENOUGH_DATA });
    happens("canplaythrough");
    expect(source()).toBe("/light.mp4");
  });

  /** A clip of three renditions that the server's HTML has the browser play, and what is loaded of it. */
  function begunByServer() {
    const set = setUp();
    set.video.setAttribute("src", LIGHTEST.src);
    set.player.load(THREE, true);
    Object.assign(set.state, { readyState: HAVE_ENOUGH_DATA, paused: false });
    set.happens("play");
    const hasLoaded = (seconds: number) => {
      set.state.buffered = { length: 1, start: () => 0, end: () => seconds };
      set.state.networkState = HTMLMediaElement.NETWORK_IDLE;
      set.happens("suspend");
    };
    return { ...set, hasLoaded };
  }

  it("gets better from rendition to rendition, as more is known of the line", () => {
    const { source, happens } = begunByServer();
    // Three times as much as it needs, and a reserve: the change is hardly seen.
    noteBandwidth(1_800_000);
    happens("progress");
    expect(source()).toBe("/lightest.mp4");
    noteBandwidth(1_900_000);
    happens("progress");
    expect(source()).toBe("/light.mp4");
    noteBandwidth(10_000_000);
    happens("progress");
    expect(source()).toBe("/main.mp4");
  });

  it("gets better where a file came too fast to be measured and the browser says nothing", () => {
    const { state, source, happens, hasLoaded } = begunByServer();
    jest.advanceTimersByTime(2000);
    state.buffered = { length: 1, start: () => 0, end: () => 20 };
    happens("canplaythrough");
    expect(source()).toBe("/lightest.mp4");
    hasLoaded(20);
    expect(source()).toBe("/light.mp4");
    jest.advanceTimersByTime(1000);
    hasLoaded(20);
    expect(source()).toBe("/main.mp4");
  });

  it("gets better where the page's scripts came fast enough", () => {
    jest
      .spyOn(performance, "getEntriesByType")
      .mockReturnValue([
        scriptTiming({ startTime: 1000, responseEnd: 1100, encodedBodySize: 100_000 }),
        scriptTiming({ startTime: 1000, responseEnd: 1160, encodedBodySize: 100_000 }),
        scriptTiming({ startTime: 0, responseEnd: 9000, encodedBodySize: 100_000, transferSize: 0 }),
      ]);
    const { source, happens } = begunByServer();
    happens("progress");
    expect(source()).toBe("/main.mp4");
  });

  it("gets no better on a line that has been slow, nor after it has stalled", () => {
    const slow = begunByServer();
    jest.advanceTimersByTime(20_000);
    slow.hasLoaded(30);
    expect(slow.source()).toBe("/lightest.mp4");

    const stalled = begunByServer();
    stalled.state.readyState = HAVE_CURRENT_DATA;
    stalled.happens("waiting");
    jest.advanceTimersByTime(2000);
    stalled.state.readyState = HAVE_ENOUGH_DATA;
    noteBandwidth(10_000_000);
    stalled.happens("progress");
    expect(stalled.source()).toBe("/lightest.mp4");
  });

  it("begins another clip at its beginning, and can give up what it has", () => {
    const { player, state, source } = setUp();
    player.load(CLIP);
    state.currentTime = 5;
    player.load(SINGLE);
    expect(source()).toBe("/clip.mp4");
    expect(state.currentTime).toBe(0);
    player.unload();
    expect(source()).toBeNull();
    expect(player.holds(SINGLE)).toBe(false);
  });
});
