/** @jest-environment ./lib/test-support/drawing-environment.mjs */
import { DEFAULT_COLORS, paletteOf } from "@lampstand/contract/colors";
import sharp, { type Sharp } from "sharp";
import { preparePicture } from "@/lib/seo/share-card/prepare-picture";
import { prepareText } from "@/lib/text-layout/prepare-text";
import { drawCard } from "./share-card";

const look = { palette: paletteOf(DEFAULT_COLORS), icon: null };
const RED = { width: 720, height: 1280, channels: 3, background: "#ff0000" } as const;

async function draw(title: string) {
  const picture = await preparePicture(await sharp({ create: RED }).png().toBuffer(), { mayCrop: false });
  const texts = {
    title: await prepareText(title, "title"),
    author: null,
    company: null,
    isVideo: true,
    look,
  };
  return sharp(Buffer.from(drawCard(texts, picture)));
}

/** Returns whether the middle of the picture is there. */
async function isPictureAt(card: Sharp, left: number) {
  const [red = 0, green = 255] = await card
    .clone()
    .extract({ left, top: 300, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return red > 240 && green < 20;
}

it.each([
  ["Hope", 980, 200],
  ["Надежда", 980, 200],
  ["תקווה", 200, 980],
  ["الأمل 2024", 200, 980],
])("places the picture on the side where the title %s ends", async (title, there, elsewhere) => {
  const card = await draw(title);
  expect(await isPictureAt(card, there)).toBe(true);
  expect(await isPictureAt(card, elsewhere)).toBe(false);
});

it("is a complete card without any text", async () => {
  const { width, height } = await (await draw("🙏")).metadata();
  expect([width, height]).toEqual([1200, 630]);
});
