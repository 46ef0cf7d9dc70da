import { statSync } from "node:fs";
import path from "node:path";
import { LANGUAGE_NAMES } from "@lampstand/contract/languages";
import sharp from "sharp";
import { siteDir } from "../support/paths.mjs";
import { contactSheet, MOST_BYTES } from "./contact-sheet.mjs";

it.each(LANGUAGE_NAMES)("there is a small contact sheet in %s", (language) => {
  const { size } = statSync(path.join(siteDir, `docs/screenshots/languages/${language}.webp`));
  expect(size).toBeLessThanOrEqual(MOST_BYTES);
});

it("a sheet of noise is made coarser until it is small enough", async () => {
  const noise = { type: /** @type {const} */ ("gaussian"), mean: 128, sigma: 60 };
  const picture = (/** @type {number} */ width, /** @type {number} */ height) =>
    sharp({ create: { width, height, channels: 3, background: "#fff", noise } })
      .png()
      .toBuffer();
  const [phone, laptop] = await Promise.all([picture(390, 844), picture(1280, 800)]);
  const screens = (/** @type {number} */ count) =>
    Array.from({ length: count }, (_, index) => ({ name: `screen-${index}`, phone, laptop }));
  const sheet = await contactSheet(screens(6));
  expect(sheet.length).toBeLessThanOrEqual(MOST_BYTES);
  await expect(contactSheet(screens(40))).rejects.toThrow("larger than");
});
