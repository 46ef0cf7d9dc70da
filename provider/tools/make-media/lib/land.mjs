/** Hills, mountains, trees and grass. */
import { TAU, random } from "./number.mjs";
import { r } from "./paint.mjs";

/** @typedef {import("./types.mjs").Point} Point */

/**
 * Points of a rolling skyline from `x0` to `x1`.
 *
 * @param {{ seed: number, x0?: number, x1?: number, y: number, height: number, waves?: number, step?: number }} options
 */
export function skyline({ seed, x0 = -60, x1 = 780, y, height, waves = 2.2, step = 10 }) {
  const next = random(seed);
  const parts = [1, 2.3, 4.9].map((factor, index) => ({
    factor: (factor * waves * TAU) / (x1 - x0),
    phase: next() * TAU,
    share: [0.62, 0.28, 0.1][index],
  }));
  const points = [];
  for (let x = x0; x <= x1; x += step) {
    const lift = parts.reduce((sum, part) => sum + part.share * Math.sin(x * part.factor + part.phase), 0);
    points.push([x, y - height * (0.5 + 0.5 * lift)]);
  }
  return points;
}

/**
 * Points of a rocky skyline (midpoint displacement).
 *
 * @param {{ seed: number, x0?: number, x1?: number, y: number, height: number, rough?: number, levels?: number }} options
 */
export function peaks({ seed, x0 = -60, x1 = 780, y, height, rough = 0.52, levels = 7 }) {
  const next = random(seed);
  let points = [0.35, 0.9, 0.4, 1, 0.3].map((share) => share * height * (0.8 + 0.4 * next()));
  for (let level = 2, spread = height * 0.34; level < levels; level += 1, spread *= rough) {
    points = points.flatMap((value, index) => {
      const after = points[index + 1];
      return after === undefined ? [value] : [value, (value + after) / 2 + (next() - 0.5) * spread];
    });
  }
  return points.map((value, index) => [x0 + ((x1 - x0) * index) / (points.length - 1), y - value]);
}

/** @param {Point[]} points */
const join = (points) => points.map(([x, y]) => `${r(x)} ${r(y)}`).join("L");

/**
 * The area below a skyline.
 *
 * @param {Point[]} points
 * @param {number} bottom
 */
export function below(points, bottom) {
  const [first, last] = [points[0], points.at(-1)];
  return `M${r(first[0])} ${bottom}L${join(points)}L${r(last[0])} ${bottom}Z`;
}

/**
 * Height of the skyline at `x`.
 *
 * @param {Point[]} points
 * @param {number} x
 */
export function heightAt(points, x) {
  const index = Math.max(
    1,
    points.findIndex((point) => point[0] >= x),
  );
  const [before, after] = [points[index - 1], points[index]];
  if (!before || !after) throw new RangeError(`no skyline at ${x}`);
  const [[xa, ya], [xb, yb]] = [before, after];
  return ya + ((yb - ya) * (x - xa)) / (xb - xa);
}

/**
 * A fir standing on (x, y), as path data.
 *
 * @param {number} x
 * @param {number} y
 * @param {number} height
 * @param {() => number} next
 */
export function fir(x, y, height, next) {
  const tiers = Math.max(3, Math.round(height / 22));
  const half = height * (0.2 + 0.05 * next());
  /** @type {Point[]} */
  const left = [];
  /** @type {Point[]} */
  const right = [];
  for (let tier = 0; tier < tiers; tier += 1) {
    const top = y - height + (height * 0.94 * (tier + 1)) / tiers;
    const reach = (half * (tier + 1)) / tiers;
    left.push([x - reach * (0.85 + 0.3 * next()), top], [x - reach * 0.45, top - height * 0.03]);
    right.push([x + reach * (0.85 + 0.3 * next()), top], [x + reach * 0.45, top - height * 0.03]);
  }
  return `M${r(x)} ${r(y - height)}L${join(right)}L${r(x + half * 0.12)} ${r(y - height * 0.06)}V${r(y + 6)}H${r(x - half * 0.12)}V${r(y - height * 0.06)}L${join(left.reverse())}Z`;
}

/**
 * Firs along a skyline, as one path.
 *
 * @param {Point[]} points
 * @param {{ seed: number, every: number, low: number, high: number, from?: number, to?: number }} options
 */
export function firs(points, { seed, every, low, high, from = -Infinity, to = Infinity }) {
  const next = random(seed);
  let data = "";
  for (
    let x = Math.max(points[0][0], from);
    x < Math.min(points.at(-1)[0], to);
    x += every * (0.4 + 1.2 * next())
  ) {
    data += fir(
      x,
      heightAt(points, Math.max(x, points[0][0] + 1)) + 4,
      low + (high - low) * next() ** 1.6,
      next,
    );
  }
  return data;
}

/**
 * A leafy crown of round clumps, as path data.
 *
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @param {number} seed
 * @param {number} [clumps]
 */
export function crown(x, y, radius, seed, clumps = 16) {
  const next = random(seed);
  let data = "";
  for (let index = 0; index < clumps; index += 1) {
    const angle = next() * TAU;
    const reach = radius * 0.62 * Math.sqrt(next());
    const size = radius * (0.3 + 0.24 * next());
    data += disc(x + Math.cos(angle) * reach * 1.15, y + Math.sin(angle) * reach * 0.85, size);
  }
  return data;
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 */
export function disc(x, y, radius) {
  return `M${r(x - radius)} ${r(y)}a${r(radius)} ${r(radius)} 0 1 0 ${r(radius * 2)} 0a${r(radius)} ${r(radius)} 0 1 0 ${r(-radius * 2)} 0Z`;
}

/**
 * Blades of grass from a base line, leaning with the wind, as path data.
 *
 * @param {{ seed: number, x0: number, x1: number, y: number, low: number, high: number, every: number, lean?: number }} options
 */
export function grass({ seed, x0, x1, y, low, high, every, lean = 0 }) {
  const next = random(seed);
  let data = "";
  for (let x = x0; x < x1; x += every * (0.5 + next())) {
    const tall = low + (high - low) * next();
    const tip = x + (next() - 0.5) * tall * 0.5 + lean * tall * (0.6 + 0.4 * next());
    const foot = y + 14 * next();
    data += `M${r(x - 2.2)} ${r(foot)}Q${r(x - 1)} ${r(foot - tall * 0.6)} ${r(tip)} ${r(foot - tall)}Q${r(x + 2)} ${r(foot - tall * 0.5)} ${r(x + 2.6)} ${r(foot)}Z`;
  }
  return data;
}
