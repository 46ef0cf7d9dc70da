import { mayPreload, startPlaying } from "./playback";

describe("startPlaying", () => {
  const refusal = () => new DOMException("Not allowed", "NotAllowedError");

  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  /** A video whose `play` calls have these outcomes in turn. */
  function videoThat(...outcomes: (() => Promise<void>)[]) {
    const video = document.createElement("video");
    let paused = true;
    Object.defineProperty(video, "paused", { get: () => paused });
    const play = jest.fn(() => {
      paused = false;
      return outcomes.shift()?.() ?? Promise.resolve();
    });
    const pause = jest.fn(() => {
      paused = true;
    });
    return { video: Object.assign(video, { play, pause }), play, pause };
  }

  const hasData = (video: HTMLVideoElement) =>
    Object.defineProperty(video, "readyState", { value: HTMLMediaElement.HAVE_FUTURE_DATA });

  const rejects = (error: DOMException) => () => Promise.reject(error);
  const never = () => new Promise<void>(() => undefined);
  const settle = () => jest.advanceTimersByTimeAsync(0);

  it("sets the `muted` property before it plays, and does not change it otherwise", () => {
    const { video, play } = videoThat();
    startPlaying(video, { muted: true });
    expect(video.muted).toBe(true);
    startPlaying(video);
    expect(video.muted).toBe(true);
    expect(play).toHaveBeenCalledTimes(2);
  });

  it("plays muted, and reports it, if the browser refuses sound", async () => {
    const { video, play, pause } = videoThat(rejects(refusal()));
    const onSoundRefused = jest.fn();
    startPlaying(video, { muted: false, onSoundRefused });
    await settle();
    expect(onSoundRefused).toHaveBeenCalledTimes(1);
    expect(video.muted).toBe(true);
    expect(play).toHaveBeenCalledTimes(2);
    expect(pause).not.toHaveBeenCalled();
  });

  it("leaves the video paused if the browser refuses even that", async () => {
    const { video, play, pause } = videoThat(rejects(refusal()), rejects(refusal()));
    startPlaying(video, { muted: false });
    await settle();
    expect(play).toHaveBeenCalledTimes(2);
    expect(pause).toHaveBeenCalledTimes(1);
  });

  it("leaves the video paused if the file cannot be played", async () => {
    const { video, play, pause } = videoThat(rejects(new DOMException("No format", "NotSupportedError")));
    startPlaying(video, { muted: false });
    await settle();
    expect(play).toHaveBeenCalledTimes(1);
    expect(pause).toHaveBeenCalledTimes(1);
  });

  it("ignores a video that was paused or got another file meanwhile", async () => {
    const { video, pause } = videoThat(rejects(new DOMException("Interrupted", "AbortError")));
    startPlaying(video, { muted: true });
    await settle();
    expect(pause).not.toHaveBeenCalled();
  });

  it("pauses a video that has data but has not started after 3 seconds", async () => {
    const { video, pause } = videoThat(never);
    hasData(video);
    startPlaying(video, { muted: true });
    await jest.advanceTimersByTimeAsync(2999);
    expect(pause).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(pause).toHaveBeenCalledTimes(1);
  });

  it("keeps waiting while the video loads, and counts from the last start", async () => {
    const { video, pause } = videoThat(never, never);
    startPlaying(video, { muted: true });
    await jest.advanceTimersByTimeAsync(7000);
    expect(pause).not.toHaveBeenCalled();
    hasData(video);
    startPlaying(video);
    await jest.advanceTimersByTimeAsync(2999);
    expect(pause).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(pause).toHaveBeenCalledTimes(1);
  });

  it("does not stop a playing video", async () => {
    const { video, pause } = videoThat();
    hasData(video);
    startPlaying(video, { muted: true });
    video.currentTime = 1;
    await jest.advanceTimersByTimeAsync(10_000);
    expect(pause).not.toHaveBeenCalled();
  });
});

describe("mayPreload", () => {
  afterEach(() => Reflect.deleteProperty(navigator, "connection"));

  it.each([
    [{ effectiveType: "4g" }, true],
    [{ effectiveType: "3g", saveData: false }, true],
    [{ effectiveType: "2g" }, false],
    [{ effectiveType: "slow-2g" }, false],
    [{ effectiveType: "4g", saveData: true }, false],
  ])("judges %p", (connection, answer) => {
    Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
    expect(mayPreload()).toBe(answer);
  });

  it("preloads if the browser gives no values", () => {
    expect(mayPreload()).toBe(true);
  });
});
