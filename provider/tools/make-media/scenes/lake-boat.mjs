/** A misty lake: one friend rows, the other sits. */
import { lerp, ramp } from "../lib/number.mjs";
import { ellipse, line, mix, path, place, r, wash, zoom } from "../lib/paint.mjs";
import { below, firs, grass, peaks, skyline } from "../lib/land.mjs";
import { birds, mist, sun } from "../lib/sky.mjs";
import { glints, lightPath } from "../lib/water.mjs";

/** @typedef {import("../lib/types.mjs").Scene} Scene */

const mountains = peaks({ seed: 57, y: 640, height: 210, rough: 0.5 });
const shore = skyline({ seed: 19, y: 662, height: 110, waves: 1.5 });
const wood = firs(shore, { seed: 5, every: 12, low: 20, high: 64 });
const point = [
  [-60, 640],
  [40, 640],
  [120, 652],
  [220, 676],
];
const pointWood = firs(point, { seed: 15, every: 20, low: 60, high: 150 });
const reeds = grass({ seed: 21, x0: -20, x1: 330, y: 1285, low: 70, high: 210, every: 15 });

/** @param {number} pull */
const rower = (pull) =>
  path(`M-22 0Q-26 -46 ${-4 - pull} -64Q${22 - pull} -52 22 0Z`, "#a4483c") +
  ellipse(-2 - pull, -82, 15, 17, "#5d3632") +
  path(`M${-17 - pull} -84a15 17 0 0 1 30 -2q-14 -8 -30 2Z`, "#241c2b") +
  line(`M${4 - pull} -50L${-30 - pull * 1.5} -30`, "#a4483c", 9);
const sitter =
  path("M-24 0Q-30 -54 0 -60Q28 -54 24 0Z", "#d9a45c") +
  ellipse(2, -76, 14, 16, "#8a5a48") +
  path("M-14 -76q0 -20 18 -18q16 2 14 18q-8 -10 -16 -8q-12 2 -10 28q-8 -6 -6 -20Z", "#4b2f2c");

/** @type {Scene} */
export const scene = {
  width: 720,
  height: 1280,
  draw(t, length) {
    const share = ramp(t / length, -0.1, 1.1);
    const sky = wash("sky", 0, 0, 720, 680, [
      [0, mix("#7291a8", "#9bb7bf", share)],
      [0.6, "#e9c3a4"],
      [1, "#fbe0b6"],
    ]);
    const land =
      path(below(mountains, 680), "#a9a3b0") +
      mist("m1", 600, 120, "#fdebcf", 0.7) +
      path(below(shore, 680), "#7f8f95") +
      path(wood, "#6b7f88");
    const upside = `<g transform="matrix(1 0 0 -0.8 0 1216)" opacity=".45">${land}</g>`;
    const lake = wash("lake", 0, 672, 720, 620, [
      [0, "#f6dcb6"],
      [0.25, mix("#b9b9b0", "#c9c4b2", share)],
      [0.7, "#5f8290"],
      [1, "#2f5566"],
    ]);
    const pull = Math.sin(t * 1.7) * 9;
    const blade = Math.cos(t * 1.7);
    const [x, y] = [lerp(300, 430, t / length), 960 + Math.sin(t * 1.1) * 4];
    const oar =
      line(`M-34 -34L${r(-120 + pull * 4)} ${r(34 + blade * 10)}`, "#4a2f2b", 6) +
      ellipse(-124 + pull * 4, 38 + blade * 10, 20, 6, "#4a2f2b");
    const hull =
      path("M-170 -14Q0 12 170 -22Q150 44 96 50H-104Q-150 44 -170 -14Z", "#6e3b33") +
      path("M-170 -14Q0 12 170 -22L168 -12Q0 24 -166 -2Z", "#c98659");
    const boat = place(place(sitter, 78, 2) + place(rower(pull), -22, 4) + hull + oar, 0, 0, {
      turn: Math.sin(t * 1.1 + 1) * 1.3,
    });
    const mirror = `<g transform="matrix(1 0 0 -0.55 0 76)" opacity=".3">${boat}</g>`;
    const rings = [0, 1, 2]
      .map((i) =>
        ellipse(
          0,
          46,
          190 + i * 46 + ((t * 14) % 46),
          9 + i * 4,
          "none",
          `stroke="#fbe8c8" stroke-width="2" opacity="${r(0.4 - i * 0.12)}"`,
        ),
      )
      .join("");
    const near = path(reeds, "#27424d");
    const body =
      sky +
      sun(505, lerp(520, 455, share), 44) +
      birds({ t, x: 60, y: 330, count: 4, seed: 8, colour: "#5b5a68", size: 9 }) +
      land +
      path(pointWood, "#44616a") +
      path(below(point, 690), "#44616a") +
      lake +
      upside +
      lightPath({
        x: 505,
        top: 690,
        bottom: 1180,
        narrow: 26,
        wide: 120,
        t,
        colour: "#fff0cb",
        opacity: 0.55,
      }) +
      glints({ seed: 6, count: 60, top: 690, bottom: 1270, t, colour: "#fdf0d6", opacity: 0.4 }) +
      mist("m2", 690, 130, "#fdebcf", 0.65) +
      place(rings + mirror + boat, x, y, { scale: 1.25 }) +
      near;
    return zoom(body, 400, 760, lerp(1.08, 1.01, share));
  },
};
