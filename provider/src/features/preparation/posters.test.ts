/** @jest-environment node */
import { PLACEHOLDER_MAX_LENGTH } from "@lampstand/contract/limits";
import sharp from "sharp";

import { makePlaceholder, scoreOf } from "./posters";

const good = { brightness: 120, variation: 50, sharpness: 8, entropy: 7 };

describe("scoreOf", () => {
  it.each([
    ["black", { brightness: 4 }],
    ["white", { brightness: 250 }],
    ["of one colour", { variation: 2 }],
  ])("chooses no frame that is %s while there is another", (_, look) => {
    expect(scoreOf({ ...good, ...look })).toBeLessThan(0);
    expect(scoreOf({ ...good, sharpness: 0.1, entropy: 1, variation: 11 })).toBeGreaterThan(0);
  });

  it("prefers sharp frames that are neither dark nor pale", () => {
    expect(scoreOf(good)).toBeGreaterThan(scoreOf({ ...good, sharpness: 1 }));
    expect(scoreOf(good)).toBeGreaterThan(scoreOf({ ...good, brightness: 40 }));
    expect(scoreOf(good)).toBeGreaterThan(scoreOf({ ...good, brightness: 220 }));
  });
});

describe("makePlaceholder", () => {
  it("is a picture of a few hundred bytes, even for noise", async () => {
    const noise = await sharp({
      create: {
        width: 720,
        height: 1280,
        channels: 3,
        background: "gray",
        noise: { type: "gaussian", mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer();
    const url = await makePlaceholder(noise);
    expect(url.length).toBeLessThan(Math.min(1000, PLACEHOLDER_MAX_LENGTH));
    const tiny = Buffer.from(url.replace("data:image/webp;base64,", ""), "base64");
    expect(await sharp(tiny).metadata()).toMatchObject({ format: "webp", height: 24 });
  });
});
