/** The sun comes up behind mountains; somebody stands and looks. */
import { each } from "../lib/table.mjs";
import { lerp, ramp } from "../lib/number.mjs";
import { mix, path, place, linear, line, wash, zoom } from "../lib/paint.mjs";
import { below, firs, grass, heightAt, peaks, skyline } from "../lib/land.mjs";
import { birds, mist, streak, sun } from "../lib/sky.mjs";
import { walker } from "../lib/figures.mjs";

/** @typedef {import("../lib/types.mjs").Scene} Scene */

const ranges = [
  {
    points: peaks({ seed: 12, y: 760, height: 250, rough: 0.5 }),
    pale: "#e79a7d",
    dark: "#a8707f",
    slide: 4,
  },
  {
    points: peaks({ seed: 31, y: 860, height: 240, rough: 0.52 }),
    pale: "#c97468",
    dark: "#86566f",
    slide: 8,
  },
  {
    points: skyline({ seed: 8, y: 950, height: 150, waves: 1.6 }),
    pale: "#96555c",
    dark: "#643f5c",
    slide: 14,
  },
  {
    points: skyline({ seed: 22, y: 1050, height: 130, waves: 1.3 }),
    pale: "#613d4b",
    dark: "#472f4b",
    slide: 22,
  },
];
const hill = skyline({ seed: 5, y: 1200, height: 120, waves: 0.9 });
const wood = [
  {
    data: firs(ranges[2].points, { seed: 3, every: 15, low: 14, high: 40 }),
    colour: ranges[2].dark,
    slide: 14,
  },
  {
    data: firs(ranges[3].points, { seed: 9, every: 22, low: 26, high: 84 }),
    colour: ranges[3].dark,
    slide: 22,
  },
];
const blades = grass({ seed: 4, x0: -60, x1: 780, y: 1215, low: 24, high: 70, every: 7 });

/** @type {Scene} */
export const scene = {
  width: 720,
  height: 1280,
  draw(t, length) {
    const share = ramp(t / length, -0.1, 1.1);
    const sky = wash("sky", 0, 0, 720, 1000, [
      [0, mix("#31406f", "#6d8fb5", share)],
      [0.42, mix("#b4647a", "#f0b48d", share)],
      [0.72, mix("#f09a6a", "#ffd99a", share)],
      [1, "#ffe2ae"],
    ]);
    const clouds = each(
      [
        [150, 300, 340, 16],
        [520, 380, 420, 20],
        [300, 455, 300, 12],
        [620, 250, 220, 12],
      ],
      (x, y, w, h, i) => streak(x + t * (3 + i), y, w, h, mix("#f0a08c", "#fff0d4", share), 0.5),
    );
    const layers = ranges
      .map(({ points, pale, dark, slide }, i) => {
        const fill = linear(`range${i}`, [
          [0, mix(dark, pale, 0.25 + 0.75 * share)],
          [0.7, dark],
        ]);
        const trees = wood.find((one) => one.slide === slide);
        const land =
          fill +
          path(below(points, 1300), `url(#range${i})`) +
          (trees ? path(trees.data, mix(trees.colour, pale, 0.2 * share)) : "");
        return (
          place(land, -slide * share, 0) + mist(`mist${i}`, 830 + i * 78, 110, "#ffdcae", 0.34 - i * 0.05)
        );
      })
      .join("");
    const near = path(below(hill, 1300), "#2c2036") + path(blades, "#2c2036");
    const [x, lean] = [452, Math.sin(t * 0.9) * 0.8];
    const person = place(
      walker({ coat: "#8c3f3a", skin: "#5a3434", hair: "#23192c", scarf: "#f2b35e" }) +
        line("M18 -50L26 0", "#23192c", 3.5),
      x,
      heightAt(hill, x) + 6,
      { scale: 1.35, turn: lean },
    );
    const body =
      sky +
      sun(352, lerp(700, 535, share), 54) +
      clouds +
      birds({ t, x: 90, y: 420, count: 5, seed: 3, colour: "#5b3a55" }) +
      layers +
      place(near + person, -30 * share, 0);
    return zoom(body, 360, 700, 1.05);
  },
};
