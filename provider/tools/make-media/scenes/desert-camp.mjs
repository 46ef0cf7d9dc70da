/** A fire under a sky full of stars. */
import { TAU, flicker, lerp, random } from "../lib/number.mjs";
import { circle, ellipse, glow, line, linear, path, place, r, wash, zoom } from "../lib/paint.mjs";
import { below, peaks, skyline } from "../lib/land.mjs";
import { stars } from "../lib/sky.mjs";
import { flame } from "../lib/figures.mjs";

/** @typedef {import("../lib/types.mjs").Point} Point */
/** @typedef {import("../lib/types.mjs").Scene} Scene */

const next = random(303);
const river = Array.from({ length: 420 }, () => {
  const along = next();
  const across = (next() + next() + next() - 1.5) * 150;
  return {
    x: -100 + along * 920 + across * 0.7,
    y: 800 - along * 900 + across,
    size: 0.5 + 1.5 * next() ** 3,
    light: 0.2 + 0.6 * next(),
  };
});
const milk =
  river.map(({ x, y, size, light }) => circle(x, y, size, "#ffe9cf", `opacity="${r(light)}"`)).join("") +
  Array.from({ length: 11 }, (_, i) =>
    glow(-60 + i * 80, 770 - i * 82, 150 + 40 * Math.sin(i * 2), "#8a6a9c", 0.17),
  ).join("");
const rocks = peaks({ seed: 91, y: 900, height: 120, rough: 0.5 });
const dunes = [
  skyline({ seed: 14, y: 960, height: 110, waves: 0.9 }),
  skyline({ seed: 33, y: 1070, height: 90, waves: 0.7 }),
];

/**
 * @param {string} coat
 * @param {string} skin
 * @param {string} hair
 */
const seated = (coat, skin, hair) =>
  path("M-34 0Q-38 -60 -6 -66Q24 -62 22 -26Q46 -30 50 0Z", coat) +
  circle(0, -82, 17, skin) +
  path("M-17 -82a17 17 0 0 1 34 -3q-18 -6 -34 3Z", hair);

/** @type {Scene} */
export const scene = {
  width: 720,
  height: 1280,
  draw(t, length) {
    const share = t / length;
    const light = flicker(t, 4, 0.14);
    const sky = wash("sky", 0, 0, 720, 980, [
      [0, "#0f1535"],
      [0.5, "#2a2a5c"],
      [0.82, "#6b4770"],
      [1, "#c17a6a"],
    ]);
    const heaven = `<g transform="rotate(${r(lerp(-2, 3, share))} 360 1400)">${milk}${stars({ seed: 17, count: 210, width: 760, height: 900, t })}</g>`;
    const fall = (share - 0.42) / 0.14;
    const trail =
      fall > 0 && fall < 1
        ? line(
            `M${r(560 - fall * 240)} ${r(170 + fall * 120)}l${r(70 * Math.sin(fall * Math.PI))} ${r(-35 * Math.sin(fall * Math.PI))}`,
            "#fff6dd",
            3,
            `opacity="${r(Math.sin(fall * Math.PI))}"`,
          )
        : "";
    /**
     * @param {Point[]} points
     * @param {string} id
     * @param {string} top
     * @param {string} foot
     */
    const sand = (points, id, top, foot) =>
      linear(id, [
        [0, top],
        [1, foot],
      ]) + path(below(points, 1300), `url(#${id})`);
    const tent =
      path("M-150 0L-20 -170L120 0Z", "#b3563f") +
      path("M-20 -170L120 0H40Z", "#7b3a3c") +
      path("M-62 0L-20 -128L16 0Z", "#ffc873", `opacity="${r(0.85 * light)}"`) +
      line("M-20 -170L-12 -196", "#3a2431", 5) +
      line("M-150 0L-190 12M120 0L160 12", "#c9a37b", 2.5);
    const sparks = Array.from({ length: 16 }, (_, i) => {
      const age = (t * (0.3 + (i % 4) * 0.06) + i * 0.137) % 1;
      return circle(
        Math.sin(age * TAU + i * 2) * (12 + age * 40),
        -40 - age * 260,
        2.6 * (1 - age) + 0.6,
        "#ffcf7a",
        `opacity="${r(1 - age)}"`,
      );
    }).join("");
    const fire =
      glow(0, -30, 330 * light, "#ff9c45", 0.7) +
      line("M-44 6L40 -10M-40 -10L46 6M-20 8L22 -16", "#3a2028", 11) +
      place(flame(light, Math.sin(t * 3)), 0, -4, { scale: 2.1 }) +
      place(flame(flicker(t, 9, 0.3), -1), -24, -2, { scale: 1.3 }) +
      place(flame(flicker(t, 6, 0.3), 1), 24, -2, { scale: 1.2 }) +
      sparks;
    const shadows =
      ellipse(238, 1124, 80, 12, "#2a1830", 'opacity=".5"') +
      ellipse(520, 1124, 80, 12, "#2a1830", 'opacity=".5"');
    const people =
      shadows +
      place(seated("#39566e", "#a86a4f", "#2b1f2d"), 246, 1120, { scale: 1.25 }) +
      `<g transform="translate(500 1122) scale(-1.25 1.25)">${seated("#9d4a41", "#d39a74", "#c9b7a8")}</g>`;
    const body =
      sky +
      heaven +
      trail +
      path(below(rocks, 1300), "#4b3358") +
      sand(dunes[0], "d1", "#7c4d5c", "#4f3450") +
      place(tent, 560, 1030, { scale: 1.05 }) +
      sand(dunes[1], "d2", "#9b5f55", "#4a2d42") +
      glow(372, 1130, 380 * light, "#ffab58", 0.4) +
      people +
      place(fire, 372, 1140);
    return zoom(body, 370, 1080, lerp(1, 1.09, share));
  },
};
