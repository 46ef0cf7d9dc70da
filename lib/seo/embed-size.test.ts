import { embedSize } from "./embed-size";

const PORTRAIT = { width: 720, height: 1280 };
const LANDSCAPE = { width: 1920, height: 1080 };
const UNKNOWN = { width: null, height: null };

describe("embedSize", () => {
  it.each([
    ["portrait", PORTRAIT, { width: 360, height: 640 }],
    ["landscape", LANDSCAPE, { width: 640, height: 360 }],
    ["square", { width: 100, height: 100 }, { width: 640, height: 640 }],
    ["of unknown size", UNKNOWN, { width: 360, height: 640 }],
    ["of unknown height", { width: 720, height: null }, { width: 360, height: 640 }],
    ["absurdly wide", { width: 100_000, height: 1 }, { width: 640, height: 1 }],
  ])("has a usual size for a video that is %s", (_, video, expected) => {
    expect(embedSize(video)).toEqual(expected);
  });

  it.each([
    ["a width", PORTRAIT, { maxWidth: 180 }, { width: 180, height: 320 }],
    ["a height", PORTRAIT, { maxHeight: 320 }, { width: 180, height: 320 }],
    ["the tighter of both", LANDSCAPE, { maxWidth: 320, maxHeight: 90 }, { width: 160, height: 90 }],
    ["one pixel", LANDSCAPE, { maxWidth: 1 }, { width: 1, height: 1 }],
    ["more than it needs", LANDSCAPE, { maxWidth: 5000, maxHeight: 5000 }, { width: 640, height: 360 }],
  ])("keeps the shape within %s", (_, video, limits, expected) => {
    expect(embedSize(video, limits)).toEqual(expected);
  });

  it("never exceeds a limit by rounding", () => {
    for (let maxWidth = 1; maxWidth <= 640; maxWidth += 1) {
      for (const video of [PORTRAIT, LANDSCAPE, { width: 999, height: 1001 }]) {
        expect(embedSize(video, { maxWidth, maxHeight: 200 }).width).toBeLessThanOrEqual(maxWidth);
        expect(embedSize(video, { maxWidth, maxHeight: 200 }).height).toBeLessThanOrEqual(200);
      }
    }
  });
});
