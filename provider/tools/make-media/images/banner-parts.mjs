/** What the banners share: a wide horizon and three skies. */
import { wash } from "../lib/paint.mjs";
import { skyline } from "../lib/land.mjs";

/** @typedef {import("../lib/types.mjs").Stop} Stop */

/** @param {Omit<Parameters<typeof skyline>[0], "x0" | "x1">} options */
export const wide = (options) => skyline({ x0: -40, x1: 1240, ...options });
/** @param {Stop[]} stops */
export const sky = (stops) => wash("sky", 0, 0, 1200, 400, stops);

/** @type {Stop[]} */
export const dawn = [
  [0, "#6f86ad"],
  [0.5, "#f0ac86"],
  [1, "#ffdd9f"],
];
/** @type {Stop[]} */
export const dusk = [
  [0, "#2a3166"],
  [0.55, "#8f567c"],
  [1, "#f0a27c"],
];
/** @type {Stop[]} */
export const night = [
  [0, "#151a3f"],
  [0.65, "#3f386b"],
  [1, "#8a5b76"],
];
