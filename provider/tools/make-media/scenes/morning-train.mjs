/** A small train crosses a viaduct at sunrise (landscape). */
import { each } from "../lib/table.mjs";
import { lerp, ramp } from "../lib/number.mjs";
import { glow, line, linear, mix, path, r, rect, wash, zoom } from "../lib/paint.mjs";
import { below, crown, firs, peaks, skyline } from "../lib/land.mjs";
import { birds, mist, streak, sun } from "../lib/sky.mjs";

/** @typedef {import("../lib/types.mjs").Point} Point */
/** @typedef {import("../lib/types.mjs").Scene} Scene */

const far = peaks({ seed: 66, x0: -60, x1: 1340, y: 440, height: 170, rough: 0.5, levels: 8 });
const hills = [
  skyline({ seed: 20, x0: -60, x1: 1340, y: 490, height: 120, waves: 2.2 }),
  skyline({ seed: 51, x0: -60, x1: 1340, y: 590, height: 110, waves: 1.6 }),
  skyline({ seed: 37, x0: -60, x1: 1340, y: 700, height: 90, waves: 1.2 }),
];
const wood = [
  firs(hills[0], { seed: 1, every: 14, low: 12, high: 36 }),
  firs(hills[1], { seed: 4, every: 26, low: 24, high: 66 }),
];
const near =
  crown(70, 690, 120, 3, 24) +
  crown(230, 730, 90, 6, 16) +
  crown(1210, 690, 150, 8, 26) +
  crown(1060, 735, 90, 2, 16);

/** @param {number} x */
const arch = (x) => `M${x - 52} 760V480Q${x - 52} 432 ${x} 432Q${x + 52} 432 ${x + 52} 480V760Z`;
const arches = Array.from({ length: 10 }, (_, i) => arch(64 + i * 128)).join("");
const viaduct =
  path(`M-20 392H1300V760H-20Z${arches}`, "url(#stone)", 'fill-rule="evenodd"') +
  rect(-20, 384, 1320, 16, "#c79a88") +
  rect(-20, 400, 1320, 5, "#6d4a5b") +
  Array.from({ length: 10 }, (_, i) =>
    line(
      `M${64 + i * 128 - 52} 482Q${64 + i * 128 - 52} 432 ${64 + i * 128} 432Q${64 + i * 128 + 52} 432 ${64 + i * 128 + 52} 482`,
      "#d9b09a",
      5,
      'opacity=".7"',
    ),
  ).join("");

/**
 * @param {number} x
 * @param {string} lit
 */
function carriage(x, lit) {
  const windows = Array.from({ length: 6 }, (_, i) => rect(x + 14 + i * 27, 331, 19, 20, lit, 'rx="3"')).join(
    "",
  );
  const passenger = path(
    `M${x + 70} 351q1 -9 8 -9t8 9ZM${x + 74} 338a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0 -9 0Z`,
    "#5b2f35",
  );
  return (
    rect(x, 320, 182, 54, "#a8433b", 'rx="8"') +
    rect(x, 356, 182, 6, "#f2d2a6") +
    rect(x + 4, 316, 174, 8, "#6d2f35", 'rx="4"') +
    windows +
    passenger +
    [26, 56, 126, 156].map((dx) => `<circle cx="${x + dx}" cy="378" r="8" fill="#33222f"/>`).join("")
  );
}
const engine =
  path("M0 374V330Q0 316 14 316H96Q150 322 164 360V374Z", "#a8433b") +
  rect(0, 356, 160, 6, "#f2d2a6") +
  path("M104 326Q136 330 146 350H104Z", "#fff0c9") +
  rect(16, 330, 24, 20, "#fff0c9", 'rx="3"') +
  rect(54, 330, 24, 20, "#fff0c9", 'rx="3"') +
  [26, 56, 116].map((dx) => `<circle cx="${dx}" cy="378" r="8" fill="#33222f"/>`).join("");

/** @type {Scene} */
export const scene = {
  width: 1280,
  height: 720,
  draw(t, length) {
    const share = ramp(t / length, -0.1, 1.1);
    const sky = wash("sky", -20, 0, 1320, 500, [
      [0, mix("#4f5f92", "#7fa3bd", share)],
      [0.5, mix("#d98782", "#f6c79a", share)],
      [1, "#ffe0a4"],
    ]);
    const clouds = each(
      [
        [260, 120, 420, 16],
        [760, 80, 520, 14],
        [1080, 170, 380, 18],
        [520, 210, 360, 12],
      ],
      (x, y, w, h, i) => streak(x + t * (4 + i), y, w, h, mix("#f2a392", "#fff3dc", share), 0.55),
    );
    /**
     * @param {Point[]} points
     * @param {string} id
     * @param {string} pale
     * @param {string} dark
     */
    const range = (points, id, pale, dark) =>
      linear(id, [
        [0, mix(dark, pale, 0.3 + 0.7 * share)],
        [1, dark],
      ]) + path(below(points, 760), `url(#${id})`);
    const x = lerp(-260, 900, t / length);
    const train = `<g transform="translate(${r(x)} 0)">${[-3, -2, -1].map((i) => carriage(i * 188, mix("#ffd98c", "#fff3d4", share))).join("")}${engine}${glow(166, 352, 70, "#fff3c9", 0.8)}</g>`;
    const stone = linear("stone", [
      [0, "#a87a78"],
      [1, "#5d4560"],
    ]);
    const body =
      sky +
      sun(830, lerp(420, 285, share), 46) +
      clouds +
      birds({ t, x: 240, y: 230, count: 6, seed: 4, colour: "#5b3a4a" }) +
      path(below(far, 760), mix("#a87388", "#dca08c", share)) +
      mist("m1", 430, 120, "#ffe4b4", 0.6, 1280) +
      range(hills[0], "h1", "#c07f74", "#7b5570") +
      path(wood[0], mix("#6d4b68", "#96646a", share)) +
      mist("m2", 500, 110, "#ffdfae", 0.55, 1280) +
      range(hills[1], "h2", "#8a5f5f", "#54405e") +
      path(wood[1], "#4b3857") +
      mist("m3", 590, 120, "#ffd6a4", 0.4, 1280) +
      train +
      stone +
      viaduct +
      mist("m4", 690, 190, "#ffd9a6", 0.45, 1280) +
      range(hills[2], "h3", "#4b3a4b", "#30263f") +
      path(near, "#30263f") +
      glow(830, 300, 520, "#ffdb9a", 0.3);
    return zoom(body, 700, 380, lerp(1.08, 1.01, share));
  },
};
