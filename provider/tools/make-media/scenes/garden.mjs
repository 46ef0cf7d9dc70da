/** A garden in the sun: seedlings grow and open while a young pear tree stands by. */
import { each } from "../lib/table.mjs";
import { TAU, lerp, ramp, random } from "../lib/number.mjs";
import { circle, ellipse, glow, line, linear, mix, path, place, r, rect, wash, zoom } from "../lib/paint.mjs";
import { below, crown, grass, skyline } from "../lib/land.mjs";
import { cloud, sun } from "../lib/sky.mjs";

/** @typedef {import("../lib/types.mjs").Scene} Scene */

const next = random(19);
const hills = [
  skyline({ seed: 3, y: 640, height: 150, waves: 1.1 }),
  skyline({ seed: 12, y: 720, height: 100, waves: 1.6 }),
];
const hedge =
  crown(90, 690, 90, 2) + crown(250, 706, 80, 5) + crown(640, 690, 110, 7) + crown(500, 712, 80, 9);
const colours = ["#e2603f", "#f4b04a", "#f7e2b8", "#c94f6d", "#f08a5c", "#fff3df"];
const blooms = Array.from({ length: 34 }, (_, i) => ({
  x: 20 + next() * 680,
  row: i % 3,
  tall: 120 + next() * 120,
  size: 17 + next() * 15,
  colour: colours[i % colours.length],
  kind: i % 3,
  born: next() * 0.45,
  phase: next() * TAU,
})).sort((a, b) => a.row - b.row);
const meadow = [0, 1, 2].map((i) =>
  grass({ seed: 40 + i, x0: -20, x1: 740, y: 1010 + i * 110, low: 20, high: 66 + i * 14, every: 9 }),
);

/**
 * @param {{ x: number, row: number, tall: number, size: number, colour: string, kind: number, born: number, phase: number }} options
 * @param {number} t
 * @param {number} share
 */
function flower({ x, row, tall, size, colour, kind, born, phase }, t, share) {
  const grown = ramp(share, born, born + 0.4);
  const open = ramp(share, born + 0.22, born + 0.55);
  const foot = 1030 + row * 110;
  const sway = Math.sin(t * 1.1 + phase) * 10 * grown;
  const [tipX, tipY] = [x + sway, foot - tall * grown];
  const stem =
    line(`M${r(x)} ${foot}Q${r(x)} ${r(foot - tall * grown * 0.6)} ${r(tipX)} ${r(tipY)}`, "#5d7a48", 4.5) +
    place(path("M0 0Q26 -22 46 -8Q24 4 0 0Z", "#6f8f55"), x, foot - tall * grown * 0.4, {
      scale: r(grown),
      turn: -10 + sway,
    }) +
    place(path("M0 0Q-26 -22 -46 -8Q-24 4 0 0Z", "#6f8f55"), x, foot - tall * grown * 0.3, {
      scale: r(grown),
      turn: sway,
    });
  const petals =
    kind === 2
      ? path("M-15 0Q-20 -34 -10 -36L-4 -24L0 -38L4 -24L10 -36Q20 -34 15 0Q0 12 -15 0Z", colour)
      : Array.from({ length: kind ? 8 : 5 }, (_, i) =>
          place(ellipse(0, -0.62, kind ? 0.24 : 0.36, 0.44, colour), 0, 0, {
            turn: (360 / (kind ? 8 : 5)) * i,
            scale: size,
          }),
        ).join("") + circle(0, 0, size * 0.36, kind ? "#8a4b2e" : "#f6c453");
  return (
    stem +
    place(petals, tipX, tipY, { scale: r(0.25 + 0.85 * open), turn: sway, opacity: ramp(grown, 0.1, 0.4) })
  );
}

const pear =
  path("M0 0Q-5 5 -9 14Q-19 28 -8 36Q0 41 8 36Q19 28 9 14Q5 5 0 0Z", "#e0c04f") +
  line("M0 2L3 -9", "#6d4a35", 3) +
  ellipse(-5, 25, 4, 7, "#f7e59a", 'opacity=".7"');
const bench =
  rect(-100, -70, 200, 14, "#a9693f", 'rx="5"') +
  rect(-100, -120, 200, 12, "#a9693f", 'rx="5"') +
  rect(-100, -144, 200, 12, "#a9693f", 'rx="5"') +
  [-84, 72].map((x) => rect(x, -146, 12, 146, "#7b4a34")).join("") +
  ellipse(46, -76, 44, 9, "#f6dfae") +
  path("M20 -78Q24 -104 46 -104Q70 -104 72 -78Z", "#f6dfae") +
  rect(21, -84, 50, 8, "#c2583f");

/** @type {Scene} */
export const scene = {
  width: 720,
  height: 1280,
  draw(t, length) {
    const share = t / length;
    const sky = wash("sky", 0, 0, 720, 760, [
      [0, "#8fbac4"],
      [0.6, "#dfe3c8"],
      [1, "#fdeec5"],
    ]);
    const clouds = each(
      [
        [160, 240, 1.2, 2],
        [520, 330, 0.9, 4],
        [380, 150, 0.8, 7],
      ],
      (x, y, s, seed, i) => cloud(x + t * (5 + 2 * i), y, s, "#fffaf0", 0.85, seed),
    );
    const lawn = linear("lawn", [
      [0, "#a9b76c"],
      [1, "#7c9457"],
    ]);
    const sway = Math.sin(t * 0.8) * 0.9;
    const tree =
      path("M-15 0Q-5 -150 -9 -270H9Q6 -150 17 0Z", "#7b4a34") +
      line("M0 -210Q-40 -270 -90 -300M0 -240Q50 -290 86 -330", "#7b4a34", 9) +
      place(
        path(crown(0, -370, 160, 21, 34), "#6f9155") +
          path(crown(-20, -400, 120, 23, 22), "#86a763") +
          path(crown(-40, -430, 70, 24, 12), "#a0bb74") +
          each(
            [
              [-96, -330],
              [-30, -300],
              [44, -330],
              [92, -390],
              [-70, -420],
              [20, -410],
            ],
            (x, y, i) =>
              place(pear, x, y, {
                scale: r(0.2 + 0.95 * ramp(share, 0.05 + i * 0.08, 0.6 + i * 0.06)),
                turn: sway * 5,
              }),
          ),
        0,
        0,
        { turn: sway },
      );
    const [bx, by] = [lerp(120, 470, share) + Math.sin(t * 1.7) * 40, 800 + Math.sin(t * 2.3) * 50];
    const wing = 0.35 + 0.65 * Math.abs(Math.sin(t * 7));
    const butterfly = `<g transform="translate(${r(bx)} ${r(by)}) rotate(20)">${ellipse(-9 * wing, -6, 11 * wing, 14, "#e2603f")}${ellipse(9 * wing, -6, 11 * wing, 14, "#e2603f")}${ellipse(-7 * wing, 8, 8 * wing, 9, "#f4b04a")}${ellipse(7 * wing, 8, 8 * wing, 9, "#f4b04a")}${ellipse(0, 0, 2.4, 13, "#4b2f2c")}</g>`;
    /** @param {number} i */
    const bed = (i) =>
      path(
        below(
          [
            [-20, 1020 + i * 110],
            [200, 1008 + i * 110],
            [500, 1026 + i * 110],
            [740, 1010 + i * 110],
          ],
          1300,
        ),
        mix("#8b5a3f", "#5d3a31", i / 3),
      ) +
      path(meadow[i], mix("#7f9a55", "#56743f", i / 3)) +
      blooms
        .filter(({ row }) => row === i)
        .map((one) => flower(one, t, share))
        .join("");
    const body =
      sky +
      sun(590, 170, 46, "#fff8de", "#ffe6a6") +
      clouds +
      path(below(hills[0], 1300), "#b7c39a") +
      path(below(hills[1], 1300), "#9db07c") +
      path(hedge, "#7f9a62") +
      lawn +
      rect(-20, 740, 760, 600, "url(#lawn)") +
      ellipse(520, 900, 190, 30, "#6b8550", 'opacity=".6"') +
      place(tree, 530, 900, { scale: 1.1 }) +
      place(bench, 210, 920, { scale: 1.05 }) +
      bed(0) +
      bed(1) +
      bed(2) +
      butterfly +
      glow(590, 170, 620, "#fff0c0", 0.28);
    return zoom(body, 360, 820, lerp(1.02, 1.08, share));
  },
};
