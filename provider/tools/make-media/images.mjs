/** The still pictures. */
import { join } from "node:path";
import { banners } from "./images/banners.mjs";
import { blogImages } from "./images/blog.mjs";
import { camera, still } from "./frames.mjs";
import { heroes } from "./images/heroes.mjs";
import { products } from "./images/products.mjs";

/** @typedef {import("./lib/types.mjs").StillImage} StillImage */

const LIMIT = 160_000;

/** @type {StillImage[]} */
const images = [...products, ...banners, ...blogImages, ...heroes];

/**
 * @param {string} folder
 * @param {(name: string) => boolean} asked
 * @param {(line: string) => void} report
 */
export async function makeImages(folder, asked, report) {
  for (const image of images) {
    if (!asked(image.file)) continue;
    const size = await still(await camera(image)(0, 1), image, LIMIT, join(folder, `${image.file}.jpg`));
    report(`${image.file}.jpg ${image.width}x${image.height} ${Math.round(size / 1000)} kB`);
  }
}
