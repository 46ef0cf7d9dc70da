/** SVG frames turned into pixels, with a vignette and a little still grain, as on printed paper. */
import { writeFile } from "node:fs/promises";
import sharp from "sharp";
import { random } from "./lib/number.mjs";
import { picture } from "./lib/paint.mjs";

/** @typedef {import("./lib/types.mjs").Scene} Scene */

const BEST_QUALITY = 86;
const GRAIN = 1.2;
const DARKEST = 0.2;

/**
 * What every pixel of a frame is multiplied by and added to.
 *
 * @param {number} width
 * @param {number} height
 */
function film(width, height) {
  const next = random(7);
  const shade = new Float32Array(width * height);
  const grain = new Float32Array(width * height);
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      const [dx, dy] = [(x / width - 0.5) * 2, (y / height - 0.5) * 2];
      shade[at] = 1 - DARKEST * Math.max(0, (dx * dx + dy * dy) / 2 - 0.25);
      grain[at] = (next() + next() - 1) * GRAIN;
    }
  }
  return { shade, grain };
}

/**
 * A function that gives the RGB bytes of the scene at `t` seconds of `length`.
 *
 * @param {Scene} scene
 * @returns {(t: number, length: number) => Promise<Buffer>}
 */
export function camera(scene) {
  const { width, height } = scene;
  const { shade, grain } = film(width, height);
  return async (t, length) => {
    const svg = Buffer.from(picture(width, height, scene.draw(t, length)));
    const pixels = await sharp(svg).removeAlpha().raw().toBuffer();
    const view = new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.length);
    for (let pixel = 0, at = 0; at < view.length; pixel += 1, at += 3) {
      const [light, noise] = [shade[pixel] ?? 1, grain[pixel] ?? 0];
      for (let channel = at; channel < at + 3; channel += 1)
        view[channel] = (view[channel] ?? 0) * light + noise;
    }
    return pixels;
  };
}

/**
 * @param {Buffer} pixels
 * @param {number} width
 * @param {number} height
 * @param {number} quality
 */
const compress = (pixels, width, height, quality) =>
  sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();

/**
 * A JPEG of one frame, at the best quality that stays under `limit` bytes; gives its size.
 *
 * @param {Buffer} pixels
 * @param {{ width: number, height: number }} size
 * @param {number} limit
 * @param {string} file
 */
export async function still(pixels, { width, height }, limit, file) {
  let jpeg = await compress(pixels, width, height, BEST_QUALITY);
  for (let quality = BEST_QUALITY - 6; jpeg.length >= limit && quality >= 50; quality -= 6) {
    jpeg = await compress(pixels, width, height, quality);
  }
  await writeFile(file, jpeg);
  return jpeg.length;
}
