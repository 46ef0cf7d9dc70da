/** Sun, moon, stars, clouds, birds, mist, snow. */
import { TAU, random } from "./number.mjs";
import { circle, ellipse, glow, line, path, place, r, wash } from "./paint.mjs";
import { disc } from "./land.mjs";

/**
 * Stars in a box, each breathing at its own pace.
 *
 * @param {{ seed: number, count: number, width: number, height: number, t: number, colour?: string }} options
 */
export function stars({ seed, count, width, height, t, colour = "#fff3d6" }) {
  const next = random(seed);
  let out = "";
  for (let index = 0; index < count; index += 1) {
    const [x, y, size, pace, phase] = [
      next() * width,
      next() * height,
      next(),
      0.6 + next() * 1.4,
      next() * TAU,
    ];
    const light = (0.35 + 0.6 * size) * (0.72 + 0.28 * Math.sin(t * pace + phase));
    out += circle(x, y, 0.7 + 1.9 * size ** 3, colour, `opacity="${r(light)}"`);
  }
  return out;
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @param {string} [colour]
 * @param {string} [halo]
 */
export function sun(x, y, radius, colour = "#fff0c9", halo = "#ffc978") {
  return (
    glow(x, y, radius * 6, halo, 0.55) + glow(x, y, radius * 2.4, colour, 0.8) + circle(x, y, radius, colour)
  );
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @param {string} [colour]
 */
export function moon(x, y, radius, colour = "#fdf0d2") {
  /**
   * @param {number} dx
   * @param {number} dy
   * @param {number} size
   */
  const crater = (dx, dy, size) =>
    circle(x + dx * radius, y + dy * radius, size * radius, "#e9d6ae", 'opacity=".5"');
  return (
    glow(x, y, radius * 4.5, "#f6dfb0", 0.3) +
    circle(x, y, radius, colour) +
    crater(-0.3, -0.2, 0.22) +
    crater(0.32, 0.3, 0.28) +
    crater(0.2, -0.42, 0.13)
  );
}

/**
 * A flat-footed summer cloud about 200 wide at scale 1.
 *
 * @param {number} x
 * @param {number} y
 * @param {number} scale
 * @param {string} colour
 * @param {number} opacity
 * @param {number} [seed]
 */
export function cloud(x, y, scale, colour, opacity, seed = 1) {
  const next = random(seed);
  let data = "";
  for (let index = 0; index < 7; index += 1) {
    const along = (index - 3) / 3;
    const size = (46 - 26 * Math.abs(along)) * (0.75 + 0.5 * next());
    data += disc(along * 92, -size * 0.75, size);
  }
  data += "M-118 0H118q10-26-22-26H-96q-30 0-22 26Z";
  return place(path(data, colour), x, y, { scale, opacity });
}

/**
 * A long thin evening cloud.
 *
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} thick
 * @param {string} colour
 * @param {number} opacity
 */
export function streak(x, y, width, thick, colour, opacity) {
  return ellipse(x, y, width / 2, thick / 2, colour, `opacity="${r(opacity)}"`);
}

/**
 * A soft bank of mist around `y`.
 *
 * @param {string} id
 * @param {number} y
 * @param {number} depth
 * @param {string} colour
 * @param {number} opacity
 * @param {number} [width]
 */
export function mist(id, y, depth, colour, opacity, width = 720) {
  return wash(id, -20, y - depth / 2, width + 40, depth, [
    [0, colour, 0],
    [0.5, colour, opacity],
    [1, colour, 0],
  ]);
}

/**
 * Birds crossing, wings beating slowly.
 *
 * @param {{ t: number, x: number, y: number, count: number, seed: number, colour: string, speed?: number, size?: number }} options
 */
export function birds({ t, x, y, count, seed, colour, speed = 22, size = 11 }) {
  const next = random(seed);
  let out = "";
  for (let index = 0; index < count; index += 1) {
    const [dx, dy, beat, phase, big] = [
      next() * 150,
      next() * 80,
      4 + next() * 2,
      next() * TAU,
      0.7 + next() * 0.5,
    ];
    const lift = Math.sin(t * beat + phase) * size * 0.55 * big;
    const [cx, cy, span] = [x + dx + speed * t, y + dy - 3 * t, size * big];
    out += line(
      `M${r(cx - span)} ${r(cy - lift)}Q${r(cx - span * 0.4)} ${r(cy - lift * 0.6 - 2)} ${r(cx)} ${r(cy)}Q${r(cx + span * 0.4)} ${r(cy - lift * 0.6 - 2)} ${r(cx + span)} ${r(cy - lift)}`,
      colour,
      2.2,
    );
  }
  return out;
}

/**
 * Falling flakes or drifting motes: `fall` and `drift` in pixels per second, wrapped inside the box.
 *
 * @param {{ seed: number, count: number, width: number, height: number, t: number, fall: number, sway: number, low: number, high: number, colour: string, opacity?: number }} options
 */
export function drift({ seed, count, width, height, t, fall, sway, low, high, colour, opacity = 0.9 }) {
  const next = random(seed);
  let out = "";
  for (let index = 0; index < count; index += 1) {
    const [x0, y0, near, phase] = [next() * width, next() * height, next(), next() * TAU];
    const y = (((y0 + t * fall * (0.5 + near)) % height) + height) % height;
    const x = x0 + Math.sin(t * (0.5 + near * 0.6) + phase) * sway;
    out += circle(
      x,
      y,
      low + (high - low) * near ** 2,
      colour,
      `opacity="${r(opacity * (0.45 + 0.55 * near))}"`,
    );
  }
  return out;
}
