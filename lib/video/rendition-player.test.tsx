import { CLIP, forgetTheLine, LIGHT, setUpVideo } from "@/lib/test-support/rendition-video";
import { measuredBandwidth } from "./bandwidth";
import { failureOf } from "./playback-failure";
import type { Clip } from "./renditions";

const SINGLE: Clip = { src: "/clip.mp4", sources: [] };

const { HAVE_CURRENT_DATA, HAVE_ENOUGH_DATA } = HTMLMediaElement;

forgetTheLine();

describe("a stall", () => {
  function stall() {
    const set = setUpVideo();
    set.player.load(CLIP);
    Object.assign(set.state, { readyState: HAVE_CURRENT_DATA, paused: false, currentTime: 7 });
    Object.assign(set.video, { playbackRate: 1.5, muted: false });
    set.happens("play");
    set.happens("waiting");
    return set;
  }

  it("of two seconds switches to the lighter rendition, which continues at the same position", () => {
    const { video, play, source, happens, state } = stall();
    jest.advanceTimersByTime(1999);
    expect(source()).toBe("/main.mp4");
    jest.advanceTimersByTime(1);
    expect(source()).toBe("/light.mp4");
    expect(play).toHaveBeenCalledTimes(1);
    expect(video).toMatchObject({ currentTime: 7, playbackRate: 1.5, muted: false });

    // A browser that does not know the start position gets it once it can seek.
    state.currentTime = 0;
    happens("loadedmetadata");
    expect(video.currentTime).toBe(7);
    expect(measuredBandwidth()).toBe(2_500_000);
  });

  it("shows the last frame until the next one is ready", () => {
    const { video, happens } = stall();
    jest.advanceTimersByTime(2000);
    expect(video.nextElementSibling?.tagName).toBe("CANVAS");
    happens("loadedmetadata");
    happens("seeked");
    jest.advanceTimersByTime(100);
    expect(video.nextElementSibling).toBeNull();
  });

  it("keeps a position that the visitor chose meanwhile", () => {
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

  it("changes nothing while offline", () => {
    const offline = stall();
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    jest.advanceTimersByTime(2000);
    expect(offline.source()).toBe("/main.mp4");
  });

  it("of the lightest rendition is waited out", () => {
    const { happens, source, play } = stall();
    jest.advanceTimersByTime(2000);
    happens("waiting");
    jest.advanceTimersByTime(2000);
    expect(source()).toBe("/light.mp4");
    expect(play).toHaveBeenCalledTimes(1);
  });
});

describe("a failure", () => {
  it("switches to the next rendition, and counts once all have failed", () => {
    const { player, fails, source, state, video } = setUpVideo();
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

  it("of a playing video plays the next rendition, whatever state the element reports", () => {
    const { player, state, fails, happens, play } = setUpVideo();
    player.load(CLIP);
    happens("play");
    fails();
    expect(state.paused).toBe(true);
    expect(play).toHaveBeenCalledTimes(1);
  });

  it("includes a video without a picture: it is paused, which also stops its sound", () => {
    const { player, state, happens, video } = setUpVideo();
    player.load(SINGLE);
    Object.assign(state, { readyState: HAVE_ENOUGH_DATA, videoWidth: 0, paused: false });
    happens("loadeddata");
    expect(failureOf(video)).toBe("unplayable");
    expect(video.paused).toBe(true);
  });

  it("is delayed in WebKit, which measures the picture while it plays", () => {
    const { player, state, happens, video } = setUpVideo();
    player.load(SINGLE);
    Object.assign(state, { readyState: HAVE_ENOUGH_DATA, videoWidth: 0, videoTracks: {}, paused: false });
    happens("loadeddata");
    state.currentTime = 0.9;
    happens("timeupdate");
    expect(failureOf(video)).toBeNull();
    expect(video.paused).toBe(false);
    state.currentTime = 1;
    happens("timeupdate");
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
    const { player, fails, video } = setUpVideo();
    player.load(SINGLE);
    fails(code, message);
    expect(failureOf(video)).toBe(failure);
  });

  it("is forgotten when the clip is loaded again", () => {
    const { player, fails, source, state } = setUpVideo();
    player.load(CLIP);
    fails();
    fails();
    player.load(CLIP);
    state.error = null;
    expect(source()).toBe("/main.mp4");
  });
});

describe("loading", () => {
  it("keeps a loaded clip, whichever its rendition", () => {
    const { player, fails, state, source } = setUpVideo();
    player.load(CLIP);
    fails();
    state.error = null;
    player.load({ ...CLIP });
    expect(source()).toBe("/light.mp4");
  });

  it("keeps the rendition in the server's HTML once the visitor has begun to watch", () => {
    const begun = setUpVideo();
    begun.video.setAttribute("src", LIGHT.src);
    begun.state.currentTime = 1;
    begun.player.load(CLIP);
    expect(begun.source()).toBe("/light.mp4");

    const fresh = setUpVideo();
    fresh.video.setAttribute("src", LIGHT.src);
    fresh.player.load(CLIP);
    expect(fresh.source()).toBe("/main.mp4");
  });

  it("starts another clip at its beginning, and can unload it", () => {
    const { player, state, source } = setUpVideo();
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
