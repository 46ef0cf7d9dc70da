/** Paper lanterns drift on a lake. Everything repeats after `length` seconds, so that the clip loops without a seam. */
import { TAU, random } from "../lib/number.mjs";
import { circle, ellipse, glow, linear, path, place, r, rect, wash } from "../lib/paint.mjs";
import { below, firs, peaks, skyline } from "../lib/land.mjs";

/** @typedef {import("../lib/types.mjs").Scene} Scene */

const next = random(909);
const mountains = peaks({ seed: 23, y: 560, height: 190, rough: 0.5 });
const shore = skyline({ seed: 15, y: 580, height: 90, waves: 1.7 });
const wood = firs(shore, { seed: 2, every: 13, low: 20, high: 62 });
const points = Array.from({ length: 90 }, () => ({
  x: next() * 720,
  y: next() * 420,
  size: next(),
  turns: 1 + Math.floor(next() * 3),
  phase: next() * TAU,
}));
const glitter = Array.from({ length: 70 }, () => ({
  x: next() * 720,
  near: next() ** 1.5,
  turns: 1 + Math.floor(next() * 3),
  phase: next() * TAU,
}));
const lanterns = Array.from({ length: 17 }, (_, i) => ({
  near: i / 16,
  x: 60 + ((i * 233) % 600) + next() * 40,
  phase: next() * TAU,
  tint: i % 3,
})).sort((a, b) => a.near - b.near);
const papers = [
  ["#ffe3a0", "#f29a4b"],
  ["#ffd3a0", "#e5764a"],
  ["#fff0c4", "#eeb45c"],
];

/** @type {Scene} */
export const scene = {
  width: 720,
  height: 1280,
  draw(t, length) {
    /**
     * @param {number} turns
     * @param {number} [phase]
     */
    const wave = (turns, phase = 0) => Math.sin((t / length) * TAU * turns + phase);
    const sky =
      wash("sky", 0, 0, 720, 620, [
        [0, "#161b40"],
        [0.6, "#4a3c6c"],
        [1, "#a8657a"],
      ]) +
      points
        .map(({ x, y, size, turns, phase }) =>
          circle(
            x,
            y,
            0.7 + 1.8 * size ** 3,
            "#fff3d6",
            `opacity="${r((0.35 + 0.6 * size) * (0.72 + 0.28 * wave(turns, phase)))}"`,
          ),
        )
        .join("");
    const land =
      path(below(mountains, 600), "#5d4870") + path(below(shore, 600), "#3a3158") + path(wood, "#332b50");
    const lake =
      wash("lake", 0, 588, 720, 700, [
        [0, "#8a5a78"],
        [0.3, "#44406f"],
        [1, "#171c42"],
      ]) + `<g transform="matrix(1 0 0 -0.7 0 1008)" opacity=".35">${land}</g>`;
    const shine = glitter
      .map(({ x, near, turns, phase }) =>
        ellipse(
          x + 5 * wave(1, phase),
          600 + near * 680,
          (10 + 56 * near) * (0.8 + 0.2 * wave(turns, phase)),
          0.8 + 2 * near,
          "#e0a58e",
          `opacity="${r(0.22 + 0.2 * wave(turns, phase))}"`,
        ),
      )
      .join("");
    const fleet = lanterns
      .map(({ near, x, phase, tint }, i) => {
        const [scale, y] = [0.28 + 1.15 * near ** 1.3, 622 + 560 * near ** 1.25];
        const light = 1 + 0.06 * wave(3, phase) + 0.05 * wave(5, phase * 2);
        const [pale, deep] = papers[tint];
        const id = `paper${tint}`;
        const box =
          linear(id, [
            [0, pale],
            [1, deep],
          ]) +
          path("M-34 -84H34L42 0H-42Z", `url(#${id})`) +
          glow(0, -26, 50, "#fff6d4", 0.85) +
          path("M-34 -84L-42 0H-38L-30 -84ZM34 -84L42 0H38L30 -84Z", "#b5573a", 'opacity=".6"') +
          rect(-50, -3, 100, 10, "#5d3540", 'rx="4"');
        const mirror =
          `<g transform="matrix(1 0 0 -0.7 0 12)" opacity=".35">${path("M-34 -84H34L42 0H-42Z", `url(#${id})`)}</g>` +
          [0, 1, 2, 3]
            .map((k) =>
              ellipse(
                4 * wave(2, phase + k),
                22 + k * 20,
                44 - k * 8,
                3.5,
                "#ffcf86",
                `opacity="${r(0.5 - k * 0.11)}"`,
              ),
            )
            .join("");
        return place(
          glow(0, -36, 170 * light, "#ffb057", 0.6) + mirror + box,
          x + 16 * wave(1, phase) * scale,
          y + 4 * wave(2, phase) * scale,
          { scale: r(scale), turn: 2.4 * wave(1, phase + i) },
        );
      })
      .join("");
    return sky + glow(360, 600, 420, "#ff9e6b", 0.35) + land + lake + shine + fleet;
  },
};
