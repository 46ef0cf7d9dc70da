/** Three in the morning: the oven glows, loaves come out. */
import { each, pick } from "../lib/table.mjs";
import { TAU, flicker, lerp, ramp } from "../lib/number.mjs";
import { circle, ellipse, glow, line, linear, path, place, r, rect, wash, zoom } from "../lib/paint.mjs";
import { drift } from "../lib/sky.mjs";
import { hangingLamp } from "../lib/figures.mjs";

/** @typedef {import("../lib/types.mjs").Scene} Scene */

/**
 * @param {string} top
 * @param {string} side
 * @param {number} cuts
 */
const loaf = (top, side, cuts) =>
  path("M-58 0Q-66 -44 0 -48Q66 -44 58 0Q0 10 -58 0Z", side) +
  path("M-52 -10Q-54 -42 0 -45Q54 -42 52 -10Q0 -22 -52 -10Z", top) +
  Array.from({ length: cuts }, (_, i) => line(`M${-26 + i * 26} -36q10 10 6 20`, "#f6d9a2", 4.5)).join("");
const loaves = [loaf("#c97b3d", "#a75b31", 3), loaf("#dd9a51", "#b96d38", 2), loaf("#b86a38", "#8f4b2d", 3)];

function bricks() {
  let out = "";
  for (let row = 0; row < 16; row += 1)
    for (let i = 0; i < 9; i += 1) {
      const shade = ["#7b463e", "#874d42", "#6f4040"][(row * 5 + i * 3) % 3];
      out += rect(-50 + i * 92 + (row % 2) * 46, 330 + row * 40, 86, 34, shade, 'rx="4"');
    }
  return out;
}
const wall = bricks();
const arch = "M170 800V640Q170 470 360 470Q550 470 550 640V800Z";

/** @param {number} t */
function fire(t) {
  return [0, 1, 2, 3, 4, 5, 6]
    .map((i) => {
      const tall = (70 + 46 * Math.sin(i * 2.4)) * flicker(t, i * 1.9, 0.3);
      const [x, sway] = [226 + i * 45, Math.sin(t * 3 + i) * 10];
      return path(
        `M${x - 32} 770Q${x - 24} ${r(750 - tall * 0.5)} ${r(x + sway)} ${r(750 - tall)}Q${x + 26} ${r(750 - tall * 0.5)} ${x + 32} 770Z`,
        i % 2 ? "#ff9a3d" : "#ffc45e",
        'opacity=".85"',
      );
    })
    .join("");
}

/** @type {Scene} */
export const scene = {
  width: 720,
  height: 1280,
  draw(t, length) {
    const share = t / length;
    const heat = flicker(t, 1, 0.1);
    const room = wash("room", 0, 0, 720, 1280, [
      [0, "#2a1d2b"],
      [0.3, "#4a2e33"],
      [1, "#3a2430"],
    ]);
    const shade = wash("shade", 0, 200, 720, 700, [
      [0, "#2a1d2b", 1],
      [0.4, "#2a1d2b", 0.25],
      [1, "#2a1d2b", 0.1],
    ]);
    const ring =
      Array.from({ length: 13 }, (_, i) => {
        const angle = Math.PI + (i / 12) * Math.PI;
        return place(
          rect(-20, -36, 40, 66, i % 2 ? "#b5765a" : "#c4876a", 'rx="5"'),
          360 + Math.cos(angle) * 206,
          640 + Math.sin(angle) * 186,
          { turn: (angle * 180) / Math.PI + 90 },
        );
      }).join("") +
      [650, 700, 750]
        .map((y) => rect(124, y, 56, 44, "#b5765a", 'rx="5"') + rect(540, y, 56, 44, "#c4876a", 'rx="5"'))
        .join("");
    const oven =
      linear("oven", [
        [0, "#3b1618"],
        [0.5, "#8b2f1e"],
        [1, "#ff8b3a"],
      ]) +
      path(arch, "url(#oven)") +
      glow(360, 760, 250 * heat, "#ffb04a", 0.9) +
      fire(t) +
      place(loaves[0], 280, 786, { scale: 0.75 }) +
      place(loaves[2], 444, 788, { scale: 0.75 });
    const hearth = rect(90, 796, 540, 30, "#d2a283", 'rx="6"') + rect(60, 824, 600, 18, "#8d5a4b");
    const out = ramp(share, 0.1, 0.75);
    const peel = place(
      rect(-70, -8, 150, 12, "#c99560", 'rx="6"') +
        rect(70, -6, 520, 8, "#a8743f", 'rx="4"') +
        place(loaves[1], 4, -6, { scale: 0.95 }),
      lerp(350, 500, out),
      lerp(786, 872, out),
      { turn: lerp(0, 9, out) },
    );
    /**
     * @param {number} y
     * @param {number} seed
     */
    const shelf = (y, seed) =>
      rect(-10, y, 190, 12, "#8a5840") +
      rect(560, y, 190, 12, "#8a5840") +
      [28, 118].map((x, i) => place(loaves[(i + seed) % 3], x, y, { scale: 0.62 })).join("") +
      [612, 700].map((x, i) => place(loaves[(i + seed + 1) % 3], x, y, { scale: 0.62 })).join("");
    const table =
      wash("bench", -20, 960, 760, 330, [
        [0, "#c58d5f"],
        [0.12, "#a06a48"],
        [1, "#5e3a35"],
      ]) +
      rect(-20, 956, 760, 12, "#e5b481") +
      ellipse(300, 1110, 260, 46, "#f7e6cb", 'opacity=".5"') +
      ellipse(420, 1180, 200, 34, "#f7e6cb", 'opacity=".35"');
    const batch = each(
      [
        [120, 1046, 0],
        [290, 1030, 1],
        [470, 1050, 2],
        [620, 1034, 0],
        [206, 1150, 2],
        [400, 1140, 0],
        [590, 1158, 1],
      ],
      (x, y, kind, i) =>
        ellipse(x, y + 4, 78, 12, "#5e3a35", 'opacity=".35"') +
        place(pick(loaves, kind), x, y, { scale: 1.2 + (i > 3 ? 0.2 : 0) }),
    );
    const steam = [0, 1, 2, 3, 4]
      .map((i) => {
        const age = (t * 0.24 + i * 0.21) % 1;
        return glow(
          180 + i * 110 + Math.sin(age * TAU + i) * 16,
          1010 - age * 190,
          40 + age * 50,
          "#ffe6c4",
          0.4 * Math.sin(age * Math.PI),
        );
      })
      .join("");
    const lamps = [150, 570]
      .map((x, i) =>
        place(hangingLamp({ cord: 150, shade: "#c2583f", strength: flicker(t, i, 0.03) }), x, 0, {
          turn: Math.sin(t * 0.8 + i) * 1.6,
        }),
      )
      .join("");
    const dust = drift({
      seed: 12,
      count: 46,
      width: 720,
      height: 1100,
      t,
      fall: -16,
      sway: 20,
      low: 1,
      high: 3,
      colour: "#ffe2b0",
      opacity: 0.6,
    });
    const body =
      room +
      wall +
      shade +
      shelf(480, 0) +
      shelf(640, 1) +
      ring +
      oven +
      hearth +
      glow(360, 800, 430 * heat, "#ff9c45", 0.4) +
      peel +
      table +
      batch +
      steam +
      lamps +
      dust +
      circle(360, 190, 46, "#f3dfc0") +
      line(`M360 190V158M360 190H386`, "#3a2430", 5);
    return zoom(body, 360, 760, lerp(1.1, 1.02, share));
  },
};
