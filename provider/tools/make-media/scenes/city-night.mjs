/** A city going to sleep; one window stays lit. */
import { lerp, flicker, ramp, random } from "../lib/number.mjs";
import { circle, ellipse, glow, line, mix, path, r, rect, wash, zoom } from "../lib/paint.mjs";
import { moon, stars } from "../lib/sky.mjs";

/** @typedef {import("../lib/types.mjs").Scene} Scene */

const next = random(41);

/**
 * A far block of flats: body, and windows that go dark at their own time.
 *
 * @param {number} x
 * @param {number} width
 * @param {number} top
 * @param {string} wall
 * @param {string} pane
 * @param {number} share
 */
function block(x, width, top, wall, pane, share) {
  const windows = [];
  for (let wy = top + 22; wy < 1130; wy += 34) {
    for (let wx = x + 12; wx < x + width - 16; wx += 26) {
      if (next() < share) windows.push({ wx, wy, out: 1 + next() * 14 });
    }
  }
  return { x, width, top, wall, pane, windows };
}

const far = [0, 1, 2, 3, 4, 5, 6].map((i) =>
  block(-30 + i * 112, 104, 470 + next() * 170, "#3b3560", "#e8b377", 0.16),
);
const middle = [0, 1, 2, 3, 4].map((i) =>
  block(-50 + i * 172, 150, 600 + next() * 150, "#2c2850", "#f0bd78", 0.13),
);

/**
 * @param {{ x: number, width: number, top: number, wall: string, pane: string, windows: { wx: number, wy: number, out: number }[] }} options
 * @param {number} t
 */
function drawBlock({ x, width, top, wall, pane, windows }, t) {
  const lights = windows.map(({ wx, wy, out }) =>
    rect(wx, wy, 12, 17, pane, `opacity="${r(0.75 * (1 - ramp(t, out, out + 0.6)))}"`),
  );
  return rect(x, top, width, 1300, wall) + rect(x + width * 0.2, top - 22, 22, 24, wall) + lights.join("");
}

/**
 * @param {number} x
 * @param {number} y
 */
function darkWindow(x, y) {
  return (
    rect(x - 6, y - 6, 112, 152, "#1a1836", 'rx="3"') +
    rect(x, y, 100, 140, "#2a2a52") +
    path(`M${x} ${y + 140}L${x + 100} ${y + 20}V${y + 60}L${x + 36} ${y + 140}Z`, "#34356a") +
    rect(x + 47, y, 6, 140, "#1a1836") +
    rect(x, y + 62, 100, 5, "#1a1836") +
    rect(x - 14, y + 146, 128, 10, "#211f43")
  );
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} t
 */
function litWindow(x, y, t) {
  const light = flicker(t, 2, 0.05);
  const sway = Math.sin(t * 0.8) * 1.5;
  return (
    glow(x + 50, y + 70, 320 * light, "#ffb65c", 0.62) +
    rect(x - 6, y - 6, 112, 152, "#4a2c33", 'rx="3"') +
    wash("lit", x, y, 100, 140, [
      [0, "#ffe3a3"],
      [1, "#ffb865"],
    ]) +
    glow(x + 68, y + 74, 70 * light, "#fff4cf", 0.9) +
    path(`M${x + 54} ${y + 84}L${x + 60} ${y + 60}H${x + 80}L${x + 86} ${y + 84}Z`, "#fff6dc") +
    rect(x + 68, y + 84, 4, 34, "#8a4b34") +
    rect(x + 56, y + 116, 28, 5, "#8a4b34") +
    circle(x + 30 + sway, y + 76, 14, "#6d3430") +
    path(
      `M${x + 6} ${y + 140}Q${x + 8 + sway} ${y + 94} ${x + 30 + sway} ${y + 92}Q${x + 54 + sway} ${y + 96} ${x + 54} ${y + 140}Z`,
      "#7c3b34",
    ) +
    path(
      `M${x} ${y}H${x + 34}Q${x + 16 + sway} ${y + 60} ${x + 8} ${y + 140}H${x}Z`,
      "#f7d7a0",
      'opacity=".7"',
    ) +
    path(
      `M${x + 100} ${y}H${x + 78}Q${x + 92 - sway} ${y + 60} ${x + 94} ${y + 140}H${x + 100}Z`,
      "#f7d7a0",
      'opacity=".7"',
    ) +
    rect(x + 47, y, 5, 140, "#4a2c33", 'opacity=".85"') +
    rect(x, y + 52, 100, 4, "#4a2c33", 'opacity=".85"') +
    rect(x - 14, y + 146, 128, 10, "#a2623f") +
    rect(x + 66, y + 126, 26, 20, "#9c4b35") +
    line(
      `M${x + 79} ${y + 126}q-12 -22 -20 -20M${x + 79} ${y + 126}q2 -28 10 -32M${x + 79} ${y + 126}q14 -16 20 -14`,
      "#5b7a4d",
      5,
    )
  );
}

/** @param {number} t */
function front(t) {
  let out =
    wash("brick", 90, 690, 720, 700, [
      [0, "#33264a"],
      [1, "#241d3c"],
    ]) + rect(74, 672, 720, 24, "#40305a");
  for (let row = 0; row < 60; row += 1)
    out += rect(90 + (row % 4) * 150 + 20, 706 + row * 10, 26, 5, "#3b2c52", 'opacity=".7"');
  for (const y of [740, 950, 1160])
    for (const x of [150, 350, 550]) if (x !== 350 || y !== 950) out += darkWindow(x, y);
  return out + litWindow(350, 950, t);
}

/** @type {Scene} */
export const scene = {
  width: 720,
  height: 1280,
  draw(t, length) {
    const share = t / length;
    const sky = wash("sky", 0, 0, 720, 1280, [
      [0, "#161a3c"],
      [0.45, mix("#4b3a6b", "#332e5e", share)],
      [0.75, mix("#a4617a", "#6d4a72", share)],
    ]);
    const city = [...far, ...middle].map((one) => drawBlock(one, t)).join("");
    const cat =
      ellipse(560, 664, 20, 13, "#191630") +
      circle(578, 650, 9, "#191630") +
      path("M571 645l2 -10 6 5zM580 642l6 -7 2 9z", "#191630") +
      line(`M541 668q-16 -4 ${r(-14 + Math.sin(t * 1.6) * 6)} -24`, "#191630", 5);
    const body =
      sky +
      stars({ seed: 5, count: 70, width: 720, height: 460, t }) +
      moon(560, lerp(230, 205, share), 52) +
      city +
      front(t) +
      cat;
    return zoom(body, 400, 1010, lerp(1, 1.13, ramp(share, -0.2, 1.2)));
  },
};
