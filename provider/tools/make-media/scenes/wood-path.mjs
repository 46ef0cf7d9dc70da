/** A path through an autumn wood towards a lit door. */
import { TAU, flicker, ramp, random } from "../lib/number.mjs";
import { ellipse, glow, line, linear, path, place, r, wash, zoom } from "../lib/paint.mjs";
import { crown, grass } from "../lib/land.mjs";
import { mist } from "../lib/sky.mjs";
import { house } from "../lib/figures.mjs";

/** @typedef {import("../lib/types.mjs").Scene} Scene */

const next = random(63);
/**
 * @param {number} x
 * @param {number} width
 * @param {number} foot
 * @param {string} colour
 */
const trunk = (x, width, foot, colour) => {
  const bend = (next() - 0.5) * 30;
  return path(
    `M${r(x - width)} ${foot}Q${r(x - width * 0.5)} ${foot - 60} ${r(x - width * 0.42 + bend)} -40H${r(x + width * 0.42 + bend)}Q${r(x + width * 0.5)} ${foot - 60} ${r(x + width)} ${foot}Z`,
    colour,
  );
};
/**
 * @param {number} count
 * @param {number} width
 * @param {number} foot
 * @param {string} colour
 * @param {number} gap
 */
const row = (count, width, foot, colour, gap) =>
  Array.from({ length: count }, (_, i) => {
    const side = i % 2 ? 1 : -1;
    return trunk(
      360 + side * (gap + (i >> 1) * (width * 4.2 + next() * 40)),
      width * (0.8 + 0.5 * next()),
      foot,
      colour,
    );
  }).join("");
const rows = [
  row(14, 12, 800, "#c98a55", 70),
  row(8, 22, 880, "#99603f", 130),
  row(6, 38, 1010, "#6b4035", 230),
  row(2, 84, 1290, "#38252c", 350),
];
const leaves = [
  path(
    crown(120, 120, 260, 3, 24) + crown(600, 90, 280, 8, 24) + crown(360, 20, 220, 5, 20),
    "#e9a552",
    'opacity=".9"',
  ),
  path(crown(20, 100, 220, 12, 20) + crown(720, 140, 230, 15, 20), "#cf6d3d"),
  path(crown(-40, 60, 240, 22, 20) + crown(770, 30, 240, 25, 20) + crown(400, -110, 200, 2, 16), "#94412f"),
];
const fern =
  grass({ seed: 8, x0: -20, x1: 250, y: 1285, low: 50, high: 150, every: 9 }) +
  grass({ seed: 9, x0: 500, x1: 760, y: 1285, low: 50, high: 150, every: 9 });

/** @type {Scene} */
export const scene = {
  width: 720,
  height: 1280,
  draw(t, length) {
    const share = ramp(t / length, -0.1, 1.1);
    const air = wash("air", 0, 0, 720, 860, [
      [0, "#f1bd6b"],
      [0.5, "#fbdc9b"],
      [1, "#fff0c8"],
    ]);
    const ground = wash("ground", 0, 770, 720, 520, [
      [0, "#dca25f"],
      [0.35, "#a9673f"],
      [1, "#54302e"],
    ]);
    const way =
      linear("way", [
        [0, "#fff0c4"],
        [0.4, "#efc282"],
        [1, "#b57b50"],
      ]) +
      path("M346 790Q392 860 330 930Q240 1040 200 1300H560Q540 1060 440 950Q372 870 382 790Z", "url(#way)");
    const shafts =
      linear("shaft", [
        [0, "#fff4cd"],
        [0.6, "#fff4cd", 0.7],
        [1, "#fff4cd", 0],
      ]) +
      [0, 1, 2, 3]
        .map((i) =>
          path(
            `M${470 + i * 90} -60L${560 + i * 90} -60L${r(190 + i * 120 + Math.sin(t * 0.3 + i) * 12)} 1100H${r(60 + i * 120)}Z`,
            "url(#shaft)",
            `opacity="${r(0.17 + 0.06 * Math.sin(t * 0.8 + i * 1.7))}"`,
          ),
        )
        .join("");
    const cottage =
      glow(364, 740, 190 * flicker(t, 2, 0.04), "#fff2c0", 0.9) +
      place(house({ wall: "#8a4e3b", roof: "#5d3431", light: "#fff0b8", door: "#ffdf90" }), 364, 800, {
        scale: 0.78,
      });
    const fall = Array.from({ length: 18 }, (_, i) => {
      const age = (t * (0.07 + (i % 5) * 0.012) + i * 0.19) % 1;
      return place(
        ellipse(0, 0, 6 + (i % 3) * 3, 3.5 + (i % 3), ["#e58a3c", "#c9542f", "#f4bd5b"][i % 3]),
        ((i * 97) % 740) + Math.sin(age * TAU + i) * 46,
        -30 + age * 1340,
        { turn: age * 640 + i * 40 },
      );
    }).join("");
    /**
     * @param {string} content
     * @param {number} depth
     */
    const deep = (content, depth) => zoom(content, 362, 780, 1 + depth * share);
    return (
      air +
      deep(cottage + rows[0] + leaves[0], 0.05) +
      mist("m", 770, 200, "#fff3d2", 0.6) +
      deep(ground + way, 0.07) +
      deep(rows[1] + leaves[1], 0.1) +
      deep(rows[2], 0.15) +
      shafts +
      deep(rows[3] + leaves[2], 0.22) +
      deep(
        line(
          "M214 1250q30 -14 60 -4M440 1160q34 -10 60 4M300 1060q20 -6 40 2",
          "#8d5a3d",
          5,
          'opacity=".5"',
        ) + path(fern, "#38252c"),
        0.22,
      ) +
      fall
    );
  },
};
