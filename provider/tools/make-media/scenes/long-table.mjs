/** A long table from above, set for many; hands reach for the bread, one chair is still free. */
import { each } from "../lib/table.mjs";
import { flicker, lerp, ramp } from "../lib/number.mjs";
import { circle, ellipse, glow, line, linear, place, path, r, rect, wash } from "../lib/paint.mjs";
import { crown } from "../lib/land.mjs";

/** @typedef {import("../lib/types.mjs").Scene} Scene */

/** @param {string} food */
const plate = (food) =>
  circle(5, 7, 66, "#5b3428", 'opacity=".3"') +
  circle(0, 0, 66, "#fbf1de") +
  circle(0, 0, 60, "#efdfc2") +
  circle(0, 0, 48, "#fbf1de") +
  food;
const soup =
  circle(0, 0, 42, "#d9723f") +
  circle(-8, -6, 30, "#e58a4d") +
  path("M-16 -8q10 -10 20 0q-10 10 -20 0ZM6 10q8 -8 16 0q-8 8 -16 0Z", "#7f9a55");
const salad =
  path(crown(0, 0, 38, 4, 14), "#7f9a55") +
  path(crown(6, 4, 22, 6, 8), "#a0bb6a") +
  circle(-14, 10, 9, "#d9503f") +
  circle(16, -10, 9, "#d9503f") +
  circle(4, 18, 7, "#f4c65a");
const pie =
  path("M0 0L42 -14A44 44 0 0 1 22 38Z", "#d99a4e") + path("M4 2L36 -8A38 38 0 0 1 20 30Z", "#b4503f");
const foods = [soup, salad, pie, soup, pie, salad, soup, salad];

const bread =
  rect(-96, -52, 192, 104, "#8b5638", 'rx="22"') +
  rect(-88, -46, 176, 92, "#b37a4c", 'rx="18"') +
  ellipse(-14, 0, 62, 34, "#c98045") +
  ellipse(-16, -4, 54, 27, "#e0a260") +
  [-46, -16, 14].map((x) => line(`M${x} -18l14 32`, "#f8e1b4", 5)).join("") +
  ellipse(62, 4, 16, 30, "#f3d5a0") +
  ellipse(62, 4, 11, 24, "#fbeccb");
const jug =
  circle(4, 6, 44, "#5b3428", 'opacity=".3"') +
  circle(0, 0, 44, "#39606b") +
  circle(0, 0, 34, "#27464f") +
  circle(0, 0, 30, "#8fb4b5") +
  path("M30 -34q34 -8 26 20l-16 6Z", "#39606b");
const glass =
  circle(3, 4, 22, "#5b3428", 'opacity=".3"') +
  circle(0, 0, 22, "#f6e7cc", 'opacity=".85"') +
  circle(0, 0, 16, "#9c3b41");
const flowers =
  circle(0, 0, 30, "#f6e7cc") +
  path(crown(0, 0, 46, 3, 14), "#6f8f55") +
  each(
    [
      [-20, -14, "#e2603f"],
      [18, -18, "#f4b04a"],
      [4, 14, "#fff3df"],
      [-24, 18, "#c94f6d"],
      [26, 12, "#e2603f"],
    ],
    (x, y, colour) => circle(x, y, 14, colour) + circle(x, y, 5, "#8a4b2e"),
  );

/**
 * An arm from the left edge of the cloth; `reach` from 0 to 1.
 *
 * @param {string} skin
 * @param {string} sleeve
 * @param {number} reach
 */
function arm(skin, sleeve, reach) {
  const x = -60 + reach * 120;
  return (
    line(`M-220 40Q-120 30 ${r(x - 60)} 8`, sleeve, 66) +
    line(`M${r(x - 76)} 12L${r(x - 10)} 0`, skin, 34) +
    ellipse(x + 8, 0, 30, 24, skin) +
    line(`M${r(x + 22)} -14l26 -6M${r(x + 28)} -4l28 0M${r(x + 26)} 8l26 6M${r(x + 8)} -18l16 -18`, skin, 12)
  );
}
const people = [
  { side: 1, y: 120, skin: "#8a5a44", sleeve: "#39606b" },
  { side: -1, y: 330, skin: "#e0ac86", sleeve: "#b4503f" },
  { side: 1, y: 560, skin: "#5d3a30", sleeve: "#e9b45c" },
  { side: -1, y: 1010, skin: "#c98b66", sleeve: "#6f8f55" },
  { side: 1, y: 1010, skin: "#efc4a2", sleeve: "#7a4a68" },
  { side: 1, y: 1450, skin: "#a86f50", sleeve: "#c2583f" },
  { side: -1, y: 1450, skin: "#6d4436", sleeve: "#39606b" },
];
const seats = [120, 560, 1010, 1450].flatMap((y, i) => [
  { x: 214, y, food: foods[i * 2] },
  { x: 506, y: y + (i === 1 ? 10 : 0), food: foods[i * 2 + 1] },
]);

const chair =
  rect(-70, -74, 140, 148, "#8b5638", 'rx="26"') +
  rect(-58, -62, 116, 124, "#b37a4c", 'rx="20"') +
  rect(-48, -52, 96, 104, "#d98f5c", 'rx="18"') +
  rect(58, -78, 26, 156, "#6f432f", 'rx="12"');

/** @type {Scene} */
export const scene = {
  width: 720,
  height: 1280,
  draw(t, length) {
    const share = ramp(t / length, -0.15, 1.15);
    const floor =
      rect(-20, -60, 760, 1800, "#59403c") +
      Array.from({ length: 12 }, (_, i) =>
        rect(-20, -60 + i * 150, 760, 146, i % 2 ? "#614641" : "#553b38"),
      ).join("");
    const cloth =
      rect(82, -80, 572, 1860, "#2c1a1c", 'opacity=".35" rx="10"') +
      linear(
        "cloth",
        [
          [0, "#b5754d"],
          [0.5, "#c98a5c"],
          [1, "#a9683f"],
        ],
        true,
      ) +
      rect(76, -80, 568, 1860, "url(#cloth)") +
      [150, 262, 458, 570].map((x) => rect(x, -80, 3, 1860, "#8b5638", 'opacity=".5"')).join("") +
      rect(292, -80, 136, 1860, "#f6e7cc") +
      rect(304, -80, 6, 1860, "#c2583f") +
      rect(410, -80, 6, 1860, "#c2583f");
    const settings = seats
      .map(
        ({ x, y, food }) =>
          place(plate(food), x, y) +
          place(glass, x + (x < 360 ? 84 : -84), y - 70) +
          line(`M${x - 86} ${y - 40}v80`, "#e9e1d6", 5) +
          line(`M${x + 86} ${y - 36}v76`, "#e9e1d6", 5),
      )
      .join("");
    const middle =
      place(bread, 360, 300, { turn: 82 }) +
      place(flowers, 360, 560, { scale: 1.15 }) +
      place(jug, 362, 780) +
      place(bread, 360, 1220, { turn: 96 }) +
      place(flowers, 360, 1450);
    const candles = [90, 690, 960, 1340]
      .map(
        (y, i) =>
          circle(362, y, 26, "#c9954f") +
          circle(362, y, 17, "#fff6e2") +
          glow(362, y, 150 * flicker(t, i * 2, 0.12), "#ffcf7a", 0.65) +
          ellipse(362 + Math.sin(t * 3 + i), y, 5, 8, "#fff8e0"),
      )
      .join("");
    const arms = people
      .map(({ side, y, skin, sleeve }, i) => {
        const reach = 0.35 + 0.45 * (0.5 + 0.5 * Math.sin(t * 0.9 + i * 1.9));
        return `<g transform="translate(${side > 0 ? 96 : 624} ${y + 70}) scale(${side} 1)">${arm(skin, sleeve, reach)}</g>`;
      })
      .join("");
    const pulled = lerp(0, 56, ramp(t / length, 0.45, 0.85));
    const free = place(chair, 34 - pulled, 780, { turn: 180 });
    const others = each(
      [
        [726, 780],
        [726, 560],
      ],
      (x, y) => place(chair, x - 30, y),
    );
    const light = wash("dim", 0, 0, 720, 1280, [
      [0, "#2c1a2c", 0.28],
      [0.4, "#2c1a2c", 0],
      [0.7, "#2c1a2c", 0],
      [1, "#2c1a2c", 0.3],
    ]);
    return (
      place(floor + free + others + cloth + settings + middle + candles + arms, 0, lerp(0, -330, share)) +
      light
    );
  },
};
