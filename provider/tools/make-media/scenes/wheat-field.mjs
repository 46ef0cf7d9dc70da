/** A wheat field in the wind, one tree, weather moving off. */
import { each } from "../lib/table.mjs";
import { lerp, ramp, random } from "../lib/number.mjs";
import { line, mix, path, place, r, rect, wash, zoom } from "../lib/paint.mjs";
import { below, crown, skyline } from "../lib/land.mjs";
import { birds, cloud, sun } from "../lib/sky.mjs";
import { walker } from "../lib/figures.mjs";

/** @typedef {import("../lib/types.mjs").Scene} Scene */

const next = random(88);
/**
 * @param {number} count
 * @param {number} y
 * @param {number} depth
 */
const ears = (count, y, depth) =>
  Array.from({ length: count }, () => ({
    x: -30 + next() * 780,
    y: y + next() * depth,
    tall: 0.8 + 0.4 * next(),
    shade: next(),
  })).sort((a, b) => a.y - b.y);
const rows = [
  { ears: ears(110, 900, 40), size: 0.5 },
  { ears: ears(70, 990, 60), size: 0.85 },
  { ears: ears(42, 1120, 90), size: 1.4 },
  { ears: ears(24, 1300, 70), size: 2 },
];
const hills = [
  skyline({ seed: 10, y: 790, height: 90, waves: 1 }),
  skyline({ seed: 29, y: 850, height: 60, waves: 1.4 }),
];
const stripes = "M-20 870Q200 830 740 850M-20 850Q240 800 740 826M-20 884Q300 850 740 872";
const leaf = [crown(0, -230, 120, 12, 28), crown(-14, -256, 88, 14, 20)];

const tops = ["#e3b65c", "#d9a448", "#c58c3a", "#b0762f"];

/**
 * One stalk; the wind is a wave that crosses the field.
 *
 * @param {{ x: number, y: number, tall: number, shade: string }} options
 * @param {number} size
 * @param {number} t
 */
function stalk({ x, y, tall, shade }, size, t) {
  const wind = Math.sin(x / 150 - t * 2.1) * 0.6 + Math.sin(x / 61 - t * 3.3) * 0.25 + 0.35;
  const [height, lean] = [150 * size * tall, wind * 42 * size];
  const [tipX, tipY] = [x + lean, y - height];
  const colour = mix("#c98d3a", "#f6d27c", shade);
  const grain = path(
    `M0 0Q${r(-7 * size)} ${r(-14 * size)} 0 ${r(-44 * size)}Q${r(7 * size)} ${r(-14 * size)} 0 0Z`,
    colour,
  );
  return (
    line(
      `M${r(x)} ${r(y + 90 * size)}Q${r(x)} ${r(y - height * 0.4)} ${r(tipX)} ${r(tipY)}`,
      mix("#a06a2c", "#d9a64e", shade),
      2.6 * size,
    ) + place(grain, tipX, tipY, { turn: (lean / size) * 0.75 })
  );
}

/** @type {Scene} */
export const scene = {
  width: 720,
  height: 1280,
  draw(t, length) {
    const share = ramp(t / length, -0.1, 1.1);
    const sky = wash("sky", 0, 0, 720, 880, [
      [0, mix("#5d7191", "#86a8b8", share)],
      [0.55, mix("#c4a9a0", "#f3d7a8", share)],
      [1, "#fde3ae"],
    ]);
    const storm = each(
      [
        [120, 190, 2.2, 3],
        [420, 130, 2.6, 6],
        [640, 250, 2, 9],
        [260, 300, 1.6, 12],
      ],
      (x, y, s, seed, i) =>
        cloud(
          x + share * (150 + 40 * i),
          y - share * 30,
          s,
          mix("#5f6683", "#c9b6b0", share),
          lerp(0.85, 0.55, share),
          seed,
        ),
    );
    const rays = [0, 1, 2, 3, 4]
      .map((i) =>
        path(
          `M${470 + i * 14} 330L${120 + i * 150} 900H${200 + i * 150}L${480 + i * 14} 330Z`,
          "#fff3cc",
          `opacity="${r(0.16 * share * (0.7 + 0.3 * Math.sin(t + i)))}"`,
        ),
      )
      .join("");
    const rain = Array.from({ length: 40 }, (_, i) => {
      const y = (i * 83 + t * 420) % 460;
      return line(
        `M${30 + ((i * 61) % 330)} ${340 + y}l-5 20`,
        "#dfe4ec",
        1.6,
        `opacity="${r(0.35 * (1 - share))}"`,
      );
    }).join("");
    const sway = Math.sin(t * 1.3) * 1.2;
    const tree = place(
      path("M-14 10Q-6 -90 -16 -170L-4 -170Q2 -150 8 -176H18Q6 -90 16 10Z", "#5b3d32") +
        place(path(leaf[0], "#5f7344") + path(leaf[1], "#7f9153"), 0, 0, { turn: sway }),
      180,
      880,
      { scale: 1.25 },
    );
    const field = [0, 1, 2, 3]
      .map(
        (i) =>
          wash(`f${i}`, -20, [880, 970, 1080, 1200][i], 760, 420, [
            [0, tops[i], i ? 0 : 1],
            [0.14, tops[i]],
            [1, ["#c98d3a", "#b0762f", "#8a5627", "#6d4524"][i]],
          ]) +
          rows[i].ears.map((ear) => stalk(ear, rows[i].size, t)).join("") +
          (i === 1
            ? place(
                walker({ coat: "#3f5d6b", skin: "#7d4a3a", hair: "#3a2a2c", stride: 0.15 }) +
                  path("M-18 -94Q0 -104 18 -94Q10 -112 0 -112T-18 -94Z", "#e9c27e"),
                470,
                1136,
                { scale: 2.05 },
              )
            : ""),
      )
      .join("");
    const body =
      sky +
      sun(500, lerp(380, 330, share), 48) +
      rays +
      storm +
      rain +
      birds({ t, x: 380, y: 560, count: 6, seed: 14, colour: "#5f4a4a" }) +
      path(below(hills[0], 1300), "#b8a878") +
      path(below(hills[1], 1300), "#cfae62") +
      line(stripes, "#b98d45", 4, 'opacity=".5"') +
      tree +
      field +
      rect(-20, -20, 760, 1320, "#3b3f66", `opacity="${r(0.2 * (1 - share))}"`);
    return zoom(body, 440, 900, lerp(1.09, 1.02, share));
  },
};
