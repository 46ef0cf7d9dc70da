import {
  chooseRendition,
  type Clip,
  type Conditions,
  lighterRendition,
  mayPlay,
  renditionsOf,
} from "./renditions";
import { lightestSource } from "./video-file";

const MP4 = 'video/mp4; codecs="avc1.640028, mp4a.40.2"';

const LIGHTEST = { src: "/lightest.mp4", type: MP4, width: 270, height: 480, bitrate: 220_000 };
const LIGHT = { src: "/light.mp4", type: MP4, width: 360, height: 640, bitrate: 500_000 };
const MAIN = { src: "/main.mp4", type: MP4, width: 720, height: 1280, bitrate: 2_500_000 };
const HUGE = { src: "/huge.webm", type: "video/webm", width: 2160, height: 3840, bitrate: 20_000_000 };
const CLIP: Clip = { src: MAIN.src, sources: [LIGHT, HUGE, MAIN] };

const conditions = (some: Partial<Conditions> = {}): Conditions => ({
  bandwidth: null,
  savesData: false,
  pixels: null,
  ...some,
});

let unsupported: string[] = [];

beforeEach(() => {
  unsupported = [];
  jest
    .spyOn(HTMLMediaElement.prototype, "canPlayType")
    .mockImplementation((type) => (unsupported.includes(type) ? "" : "probably"));
});

const addresses = (clip: Clip) => renditionsOf(clip).map(({ src }) => src);

it("recognises what a browser without H.264 can play", () => {
  expect(mayPlay(CLIP)).toBe(true);
  unsupported = ['video/mp4; codecs="avc1.42E01E"', MP4];
  expect(mayPlay({ ...CLIP, sources: [LIGHT, MAIN] })).toBe(false);
  expect(mayPlay({ src: "/clip.mp4?x", sources: [{ ...MAIN, type: "video/mp4" }] })).toBe(false);
  expect(mayPlay({ src: "/clip.mp4", sources: [{ ...HUGE, type: 'video/webm; codecs="vp9"' }] })).toBe(true);
  expect(mayPlay({ src: "/clip.webm", sources: [] })).toBe(true);
});

describe("renditionsOf", () => {
  it("returns the best first, and omits what the browser cannot play", () => {
    expect(addresses(CLIP)).toEqual(["/huge.webm", "/main.mp4", "/light.mp4"]);
    unsupported = ["video/webm"];
    expect(addresses(CLIP)).toEqual(["/main.mp4", "/light.mp4"]);
  });

  it("returns the clip itself if there are no others, or none that the browser can play", () => {
    expect(addresses({ src: "/clip.mp4", sources: [] })).toEqual(["/clip.mp4"]);
    unsupported = ["video/webm", MP4];
    expect(addresses(CLIP)).toEqual(["/main.mp4"]);
  });

  it("uses the size if a bitrate is unknown, and keeps a rendition of an unknown type", () => {
    unsupported = [""];
    const small = { ...LIGHT, type: "", bitrate: null };
    expect(addresses({ src: MAIN.src, sources: [small, MAIN] })).toEqual(["/main.mp4", "/light.mp4"]);
  });
});

describe("chooseRendition", () => {
  it.each([
    ["the best where nothing is known", {}, "/huge.webm"],
    ["what the connection carries", { bandwidth: 4_000_000 }, "/main.mp4"],
    ["what it carries with something to spare", { bandwidth: 2_600_000 }, "/light.mp4"],
    ["the lightest where none fits", { bandwidth: 100_000 }, "/light.mp4"],
    ["the lightest for who saves data", { bandwidth: 90_000_000, savesData: true }, "/light.mp4"],
    ["no more pixels than the player shows", { pixels: 400 }, "/main.mp4"],
    ["the lightest for a small player", { pixels: 240 }, "/light.mp4"],
    ["a picture larger than its player, which hides what was lost", { pixels: 300 }, "/main.mp4"],
    [
      "fewer pixels where the connection carries no more",
      { pixels: 1000, bandwidth: 4_000_000 },
      "/main.mp4",
    ],
  ])("chooses %s", (_, some, src) => {
    expect(chooseRendition(CLIP, conditions(some))?.src).toBe(src);
  });

  it.each([
    [5_000_000, "/main.mp4"],
    [3_000_000, "/light.mp4"],
    [700_000, "/light.mp4"],
    [600_000, "/lightest.mp4"],
    [100_000, "/lightest.mp4"],
  ])("of three, on a connection of %i bits per second, chooses %s", (bandwidth, src) => {
    const clip = { src: MAIN.src, sources: [MAIN, LIGHT, LIGHTEST] };
    expect(chooseRendition(clip, conditions({ bandwidth }))?.src).toBe(src);
    expect(lightestSource(clip)).toBe("/lightest.mp4");
  });

  it("skips failed renditions, and gives up when all have failed", () => {
    expect(chooseRendition(CLIP, conditions(), new Set(["/huge.webm"]))?.src).toBe("/main.mp4");
    expect(chooseRendition(CLIP, conditions({ savesData: true }), new Set(["/light.mp4"]))?.src).toBe(
      "/main.mp4",
    );
    expect(
      chooseRendition(CLIP, conditions(), new Set(["/huge.webm", "/main.mp4", "/light.mp4"])),
    ).toBeNull();
  });

  it("chooses the clip if there is no alternative, whatever the connection", () => {
    const clip = { src: "/clip.mp4", sources: [] };
    expect(chooseRendition(clip, conditions({ bandwidth: 1, savesData: true }))?.src).toBe("/clip.mp4");
  });
});

describe("lighterRendition", () => {
  it("is the next one down, and none below the lightest", () => {
    expect(lighterRendition(CLIP, "/huge.webm")?.src).toBe("/main.mp4");
    expect(lighterRendition(CLIP, "/main.mp4")?.src).toBe("/light.mp4");
    expect(lighterRendition(CLIP, "/light.mp4")).toBeNull();
    expect(lighterRendition({ src: "/clip.mp4", sources: [] }, "/clip.mp4")).toBeNull();
  });
});
