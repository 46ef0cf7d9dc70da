import { CLIP, forgetTheLine, LIGHT, LIGHTEST, MAIN, setUpVideo } from "@/lib/test-support/rendition-video";
import { noteBandwidth } from "./bandwidth";
import type { Clip } from "./renditions";

const THREE: Clip = { src: MAIN.src, sources: [MAIN, LIGHT, LIGHTEST] };

const { HAVE_CURRENT_DATA, HAVE_ENOUGH_DATA } = HTMLMediaElement;

/** jsdom has none. */
class ResourceTiming implements PerformanceEntry {
  name = "/script.js";
  entryType = "resource";
  startTime = 0;
  duration = 0;
  initiatorType = "script";
  transferSize = 1;
  toJSON() {
    return this;
  }
}

const scriptTiming = (timing: Record<string, number>) => Object.assign(new ResourceTiming(), timing);

beforeAll(() => {
  Object.assign(globalThis, { PerformanceResourceTiming: ResourceTiming });
});
forgetTheLine();

describe("the first rendition of a page", () => {
  it("keeps the rendition in the server's HTML until the connection is known to carry a better one", () => {
    const { video, player, source, state, happens } = setUpVideo();
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

  it("keeps the rendition in the server's HTML on a connection too slow for a better one", () => {
    const { video, player, source, state, happens } = setUpVideo();
    video.setAttribute("src", LIGHT.src);
    noteBandwidth(700_000);
    player.load(CLIP, true);
    Object.assign(state, { readyState: HAVE_ENOUGH_DATA });
    happens("canplaythrough");
    expect(source()).toBe("/light.mp4");
  });

  /** A clip of three renditions that the server's HTML started, with control over what has loaded. */
  function begunByServer() {
    const set = setUpVideo();
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

  it("improves step by step as more is known about the connection", () => {
    const { source, happens } = begunByServer();
    // Three times what it needs, plus a reserve: the change is hardly noticeable.
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

  it("improves if a file loaded too fast to be measured and the browser reports nothing", () => {
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

  it("improves if the page's scripts loaded fast enough", () => {
    jest.spyOn(performance, "getEntriesByType").mockReturnValue([
      scriptTiming({ startTime: 1000, responseEnd: 1100, encodedBodySize: 100_000 }),
      scriptTiming({ startTime: 1000, responseEnd: 1160, encodedBodySize: 100_000 }),
      scriptTiming({ startTime: 0, responseEnd: 9000, encodedBodySize: 100_000, transferSize: 0 }),
      // A script that was requested later.
      scriptTiming({ startTime: 60_000, responseEnd: 60_010, encodedBodySize: 10_000 }),
    ]);
    const { source, happens } = begunByServer();
    happens("progress");
    expect(source()).toBe("/main.mp4");
  });

  it("does not improve on a slow connection, nor after a stall", () => {
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
});
