/** Water: broken reflections and rolling waves. */
import { TAU, random } from "./number.mjs";
import { ellipse, line, path, r } from "./paint.mjs";

/**
 * Short bright strokes on still water, thinner and denser towards the far shore at `top`.
 *
 * @param {{ seed: number, count: number, top: number, bottom: number, x0?: number, x1?: number, t: number, colour: string, opacity?: number }} options
 */
export function glints({ seed, count, top, bottom, x0 = 0, x1 = 720, t, colour, opacity = 0.5 }) {
  const next = random(seed);
  let out = "";
  for (let index = 0; index < count; index += 1) {
    const near = next() ** 1.6;
    const [x, y, phase, pace] = [
      x0 + next() * (x1 - x0),
      top + near * (bottom - top),
      next() * TAU,
      0.6 + next(),
    ];
    const wide = (10 + 70 * near) * (0.75 + 0.25 * Math.sin(t * pace + phase));
    out += ellipse(
      x + Math.sin(t * 0.4 + phase) * 6,
      y,
      wide,
      0.8 + 2.4 * near,
      colour,
      `opacity="${r(opacity * (0.5 + 0.5 * Math.sin(t * pace + phase)))}"`,
    );
  }
  return out;
}

/**
 * The sun's or a lamp's path on the water, from `top` down.
 *
 * @param {{ x: number, top: number, bottom: number, narrow: number, wide: number, t: number, colour: string, opacity?: number, rows?: number, seed?: number }} options
 */
export function lightPath({ x, top, bottom, narrow, wide, t, colour, opacity = 0.8, rows = 26, seed = 1 }) {
  const next = random(seed);
  let out = "";
  for (let row = 0; row < rows; row += 1) {
    const near = (row + next() * 0.7) / rows;
    const phase = next() * TAU;
    const half =
      (narrow + (wide - narrow) * near) * (0.45 + 0.55 * next()) * (0.8 + 0.2 * Math.sin(t * 1.6 + phase));
    out += ellipse(
      x + Math.sin(t * 1.1 + phase) * (3 + 10 * near),
      top + near * (bottom - top),
      half,
      1.4 + 4.2 * near,
      colour,
      `opacity="${r(opacity * (1 - near * 0.6))}"`,
    );
  }
  return out;
}

/**
 * A rolling wave front across the picture, as an area down to `bottom`.
 *
 * @param {{ y: number, height: number, length: number, phase: number, bottom: number, fill: string, crest?: string | null, x0?: number, x1?: number }} options
 */
export function wave({ y, height, length, phase, bottom, fill, crest = null, x0 = -20, x1 = 740 }) {
  let data = "";
  for (let x = x0; x <= x1; x += 14) {
    const lift =
      Math.sin((x / length) * TAU + phase) + 0.35 * Math.sin((x / length) * TAU * 2.3 + phase * 1.7);
    data += `${data ? "L" : ""}${x} ${r(y - lift * height)}`;
  }
  const foam = crest ? line(`M${data}`, crest, 3, 'opacity=".6"') : "";
  return path(`M${data}L${x1} ${bottom}L${x0} ${bottom}Z`, fill) + foam;
}
