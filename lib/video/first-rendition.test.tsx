import { CLIP, forgetTheLine, LIGHT, LIGHTEST, MAIN, setUpVideo } from "@/lib/test-support/rendition-video";
import { noteBandwidth } from "./bandwidth";
import type { Clip } from "./renditions";

const THREE: Clip = { src: MAIN.src, sources: [MAIN, LIGHT, LIGHTEST] };

const { HAVE_CURRENT_DATA, HAVE_ENOUGH_DATA } = HTMLMediaElement;

/** The DOM of these tests has none. */
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
  it("keeps what the server's HTML began with, until the line is known to carry a better one", () => {
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

  it("leaves what the server's HTML began with to a line that carries no more", () => {
    const { video, player, source, state, happens } = setUpVideo();
    video.setAttribute("src", LIGHT.src);
    noteBandwidth(700_000);
    player.load(CLIP, true);
    Object.assign(state, { readyState: HAVE_ENOUGH_DATA });
    happens("canplaythrough");
    expect(source()).toBe("/light.mp4");
  });

  /** A clip of three renditions that the server's HTML has the browser play, and what is loaded of it. */
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
    jest.spyOn(performance, "getEntriesByType").mockReturnValue([
      scriptTiming({ startTime: 1000, responseEnd: 1100, encodedBodySize: 100_000 }),
      scriptTiming({ startTime: 1000, responseEnd: 1160, encodedBodySize: 100_000 }),
      scriptTiming({ startTime: 0, responseEnd: 9000, encodedBodySize: 100_000, transferSize: 0 }),
      // One that something asked for later.
      scriptTiming({ startTime: 60_000, responseEnd: 60_010, encodedBodySize: 10_000 }),
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
});
