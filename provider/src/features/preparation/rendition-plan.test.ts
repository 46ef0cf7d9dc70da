/** @jest-environment node */
import type { Picture } from "../../lib/ffmpeg/inspect-video";
import type { FrameTiming } from "./frame-timing";
import {
  contentTypeOf,
  fitted,
  frameRateOf,
  isPictureRight,
  isSoundPlayed,
  LIGHTEST_FRAME_RATE_MAX,
} from "./rendition-plan";

const picture: Picture = {
  index: 0,
  codec: "h264",
  profile: "High",
  level: 31,
  pixelFormat: "yuv420p",
  width: 720,
  height: 1280,
  isTransformed: false,
  isTurned: false,
  isInterlaced: false,
  transfer: "sdr",
};

const timing: FrameTiming = {
  frames: 300,
  seconds: 10,
  ...{ start: 0, end: 10 },
  rate: 30,
  isConstant: true,
  keyframeSeconds: 2,
  mostPixels: 40_000_000,
  jumps: false,
  isClean: true,
};

const sound = { index: 1, codec: "aac", profile: "LC", channels: 2, sampleRate: 48_000 };

describe("fitted", () => {
  it.each([
    [1920, 1080, 720, 1280, 720],
    [2160, 3840, 720, 720, 1280],
    [640, 360, 720, 640, 360],
    [481, 481, 720, 480, 480],
    [720, 1280, 360, 360, 640],
    [4000, 500, 720, 1920, 240],
    [1, 1, 720, 2, 2],
  ])("fits %i×%i with a short side of at most %i into %i×%i", (width, height, side, w, h) => {
    expect(fitted({ width, height }, side)).toEqual({ width: w, height: h });
  });
});

describe("frameRateOf", () => {
  it.each([
    [60, "30"],
    [59.94, "30000/1001"],
    [29.97, "30000/1001"],
    [50, "25"],
    [24, "24"],
    [23.976, "24000/1001"],
    [120, "30"],
    [240, "30"],
    [17.5, "17.500"],
  ])("turns %f frames a second into %s", (rate, expected) => {
    expect(frameRateOf({ ...timing, rate })).toBe(expected);
  });

  it("gives the lightest rendition every second frame rather than an uneven part", () => {
    expect(frameRateOf({ ...timing, rate: 30 }, LIGHTEST_FRAME_RATE_MAX)).toBe("15");
    expect(frameRateOf({ ...timing, rate: 25 }, LIGHTEST_FRAME_RATE_MAX)).toBe("25");
  });

  it("makes variable rates constant", () => {
    expect(frameRateOf({ ...timing, rate: 23, isConstant: false })).toBe("30");
  });
});

describe("isPictureRight", () => {
  it("allows copying what every browser plays", () => {
    expect(isPictureRight(picture, timing, 2_000_000)).toBe(true);
  });

  it.each<[string, Partial<Picture>]>([
    ["another coding", { codec: "hevc" }],
    ["ten bits", { profile: "High 10", pixelFormat: "yuv420p10le" }],
    ["a level of few players", { level: 51 }],
    ["HDR", { transfer: "hlg" }],
    ["wide colours", { primaries: "bt2020" }],
    ["a turned picture", { isTransformed: true }],
    ["interlacing", { isInterlaced: true }],
    ["too many pixels", { width: 1080, height: 1920 }],
    ["odd sides", { width: 481 }],
  ])("does not copy %s", (_, other) => {
    expect(isPictureRight({ ...picture, ...other }, timing, 2_000_000)).toBe(false);
  });

  it.each<[string, Partial<FrameTiming>]>([
    ["too many frames", { rate: 60 }],
    ["frames that come as they like", { isConstant: false }],
    ["key frames far apart", { keyframeSeconds: 4 }],
    ["frames that cannot be copied as they are", { isClean: false }],
  ])("does not copy %s", (_, other) => {
    expect(isPictureRight(picture, { ...timing, ...other }, 2_000_000)).toBe(false);
  });

  it.each([[undefined], [12_000_000]])("does not copy %p bits per second", (bitrate) => {
    expect(isPictureRight(picture, timing, bitrate)).toBe(false);
  });
});

describe("isSoundPlayed", () => {
  it("allows copying stereo AAC-LC", () => {
    expect(isSoundPlayed({ sound })).toBe(true);
    expect(isSoundPlayed({ sound: { ...sound, codec: "opus" } })).toBe(false);
    expect(isSoundPlayed({ sound: { ...sound, profile: "HE-AAC" } })).toBe(false);
    expect(isSoundPlayed({ sound: { ...sound, channels: 6 } })).toBe(false);
    expect(isSoundPlayed({})).toBe(false);
  });
});

describe("contentTypeOf", () => {
  it.each([
    ["High", 31, "avc1.64001f"],
    ["Main", 30, "avc1.4d401e"],
    ["Constrained Baseline", 42, "avc1.42c02a"],
  ])("returns %s at level %i", (profile, level, codecs) => {
    const made = { ...picture, profile, level };
    expect(contentTypeOf({ picture: made })).toBe(`video/mp4; codecs="${codecs}"`);
    expect(contentTypeOf({ picture: made, sound })).toBe(`video/mp4; codecs="${codecs}, mp4a.40.2"`);
  });
});
