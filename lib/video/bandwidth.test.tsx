import {
  connectionBandwidth,
  measureBandwidth,
  measuredBandwidth,
  noteBandwidth,
  noteStall,
} from "./bandwidth";

const MINUTE = 60_000;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  // Lets earlier measurements expire.
  jest.advanceTimersByTime(MINUTE + 1);
  measuredBandwidth();
  jest.useRealTimers();
});

describe("measuredBandwidth", () => {
  it("is the highest measurement of the last minute", () => {
    expect(measuredBandwidth()).toBeNull();
    noteBandwidth(3_000_000);
    jest.advanceTimersByTime(MINUTE / 2);
    noteBandwidth(1_000_000);
    expect(measuredBandwidth()).toBe(3_000_000);
    jest.advanceTimersByTime(MINUTE / 2);
    expect(measuredBandwidth()).toBe(1_000_000);
    jest.advanceTimersByTime(MINUTE / 2);
    expect(measuredBandwidth()).toBeNull();
  });

  it("is at most the bitrate that stalled, until more is measured", () => {
    noteBandwidth(9_000_000);
    noteStall(2_500_000);
    expect(measuredBandwidth()).toBe(2_500_000);
    noteBandwidth(4_000_000);
    expect(measuredBandwidth()).toBe(4_000_000);
  });
});

describe("connectionBandwidth", () => {
  afterEach(() => Reflect.deleteProperty(navigator, "connection"));

  it.each([
    [{ downlink: 1.5, effectiveType: "4g" }, 1_500_000],
    [{ downlink: 9, effectiveType: "3g" }, 700_000],
    [{ effectiveType: "2g" }, 70_000],
    [{ effectiveType: "slow-2g" }, 50_000],
    [{ effectiveType: "4g" }, null],
    // Browsers give no higher value for faster connections.
    [{ downlink: 10, effectiveType: "4g" }, null],
    [{}, null],
  ])("reads %p", (connection, bandwidth) => {
    Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
    expect(connectionBandwidth()).toBe(bandwidth);
  });

  it("is unknown if the browser gives no value", () => {
    expect(connectionBandwidth()).toBeNull();
  });
});

describe("measureBandwidth", () => {
  /** A loading video of 1 Mbit/s. */
  function loadingVideo() {
    const video = document.createElement("video");
    let seconds = 0;
    Object.defineProperty(video, "buffered", {
      get: () => ({ length: seconds > 0 ? 1 : 0, start: () => 0, end: () => seconds }),
    });
    const listening = new AbortController();
    measureBandwidth(video, () => 1_000_000, listening.signal);
    return (event: string, buffered: number, afterMs: number) => {
      jest.advanceTimersByTime(afterMs);
      seconds = buffered;
      video.dispatchEvent(new Event(event));
    };
  }

  it("compares what is buffered with the time it took", () => {
    const happens = loadingVideo();
    happens("loadstart", 0, 0);
    happens("progress", 1, 900);
    expect(measuredBandwidth()).toBeNull();
    happens("progress", 3, 1000);
    expect(measuredBandwidth()).toBe(2_000_000);
  });

  it("does not measure data that came at once, nor time in which nothing was requested", () => {
    const happens = loadingVideo();
    happens("progress", 1, 500);
    happens("progress", 6, 100);
    expect(measuredBandwidth()).toBeNull();
    happens("suspend", 6, 100);
    happens("progress", 7, 20_000);
    expect(measuredBandwidth()).toBeNull();
    happens("progress", 8, 500);
    expect(measuredBandwidth()).toBe(2_000_000);
  });
});
