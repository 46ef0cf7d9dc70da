/** An old bridge in the evening; two people walk towards each other and stop in the middle. */
import { each } from "../lib/table.mjs";
import { TAU, flicker, lerp, ramp } from "../lib/number.mjs";
import { circle, ellipse, glow, line, linear, mix, path, place, r, rect, wash, zoom } from "../lib/paint.mjs";
import { below, crown, firs, skyline } from "../lib/land.mjs";
import { birds, streak } from "../lib/sky.mjs";
import { glints, lightPath } from "../lib/water.mjs";
import { walker } from "../lib/figures.mjs";

/** @typedef {import("../lib/types.mjs").Scene} Scene */

const hills = skyline({ seed: 61, y: 640, height: 180, waves: 1.3 });
const banks = skyline({ seed: 70, y: 740, height: 70, waves: 1.8 });
const wood = firs(banks, { seed: 11, every: 26, low: 40, high: 110 });
const leaves = [
  crown(30, 260, 180, 9, 40) + crown(190, 330, 90, 3, 18) + crown(120, 150, 110, 7, 18),
  crown(-10, 420, 150, 4, 30) + crown(130, 470, 74, 5, 16) + crown(60, 330, 90, 6, 14),
];

/** @param {number} x */
const deck = (x) => 742 - 84 * Math.cos(((x - 360) / 420) * (Math.PI / 2)) ** 1.4;
const rail = Array.from({ length: 40 }, (_, i) => -30 + i * 20)
  .map((x) => `${x} ${r(deck(x) - 44)}`)
  .join("L");
const arches =
  "M-30 760L" +
  rail +
  "L750 760V960H690Q690 800 590 800Q500 800 490 960H470Q450 768 360 768Q270 768 250 960H230Q220 800 130 800Q30 800 30 960H-30Z";

function stones() {
  let out = "";
  for (let row = 0; row < 7; row += 1) {
    for (let i = 0; i < 15; i += 1) {
      const x = -20 + i * 52 + (row % 2) * 26;
      const y = deck(x) - 34 + row * 18;
      if (y < 770)
        out += rect(x, y, 40, 12, (i * 7 + row * 3) % 4 ? "#80616a" : "#a27a74", 'rx="3" opacity=".55"');
    }
  }
  return out;
}
const masonry = stones();

/**
 * @param {number} t
 * @param {number} seed
 */
const lantern = (t, seed) =>
  rect(-2.5, -64, 5, 64, "#33263c") +
  glow(0, -76, 100 * flicker(t, seed, 0.08), "#ffbf66", 0.75) +
  path("M-9 -64H9L12 -86H-12Z", "#ffe6ab") +
  path("M-15 -86H15L0 -98Z", "#33263c");

/** @type {Scene} */
export const scene = {
  width: 720,
  height: 1280,
  draw(t, length) {
    const share = t / length;
    const meet = ramp(share, 0, 0.72);
    const sky = wash("sky", 0, 0, 720, 780, [
      [0, mix("#41507f", "#2c3468", share)],
      [0.5, mix("#c56f78", "#8f557a", share)],
      [0.85, mix("#f6ae78", "#d9806f", share)],
      [1, "#ffd39a"],
    ]);
    const clouds = each(
      [
        [140, 250, 360, 18],
        [560, 330, 400, 16],
        [330, 420, 500, 14],
      ],
      (x, y, w, h, i) => streak(x - t * (4 + i), y, w, h, "#f3b39a", 0.4),
    );
    const river = wash("river", 0, 770, 720, 520, [
      [0, mix("#e59c7e", "#b8707a", share)],
      [0.5, "#6d4d73"],
      [1, "#2e2f58"],
    ]);
    const stone = linear("stone", [
      [0, "#94706f"],
      [1, "#57425c"],
    ]);
    const bridge = stone + path(arches, "url(#stone)") + masonry + line(`M${rail}`, "#c99a86", 9);
    const mirror = `<g transform="matrix(1 0 0 -0.7 0 1624)" opacity=".35">${path(arches, "#3d3050")}</g>`;
    const still = 1 - ramp(share, 0.64, 0.72);
    const stride = Math.sin(t * 5) * still;
    const left = lerp(110, 330, meet);
    const right = lerp(610, 392, meet);
    const people =
      place(walker({ coat: "#33506b", skin: "#7b4b40", hair: "#221c30", stride }), left, deck(left) - 34, {
        scale: 1.06,
      }) +
      `<g transform="translate(${r(right)} ${r(deck(right) - 34)}) scale(-1 1)">${walker({ coat: "#b8503f", skin: "#8c5747", hair: "#3a2330", stride, skirt: true, scarf: "#f4cd8b" })}</g>`;
    const wall = path(
      `M${rail}L${Array.from({ length: 40 }, (_, i) => 750 - i * 20)
        .map((x) => `${x} ${r(deck(x) - 20)}`)
        .join("L")}Z`,
      "#b08478",
    );
    const lights = [130, 590].map((x, i) => place(lantern(t, i * 3), x, deck(x) - 38)).join("");
    const bough = leaves
      .map((data, i) =>
        place(path(data, i ? "#33283f" : "#43304a"), 0, 0, { turn: Math.sin(t * 0.6 + i) * 0.6 }),
      )
      .join("");
    const falling = [0, 1, 2, 3, 4, 5]
      .map((i) => {
        const age = (t * 0.09 + i * 0.17) % 1;
        return place(
          ellipse(0, 0, 7, 3.6, i % 2 ? "#f0a25c" : "#d2654c"),
          120 + i * 70 + Math.sin(age * TAU + i) * 40,
          420 + age * 640,
          { turn: age * 500 },
        );
      })
      .join("");
    const body =
      sky +
      circle(360, lerp(560, 640, share), 64, "#ffe3ae") +
      glow(360, lerp(560, 640, share), 330, "#ffcf8f", 0.7) +
      clouds +
      birds({ t, x: 420, y: 300, count: 4, seed: 2, colour: "#4d3556" }) +
      path(below(hills, 800), mix("#a9667a", "#7a4b72", share)) +
      path(wood, "#4c375a") +
      path(below(banks, 800), "#4c375a") +
      river +
      mirror +
      lightPath({
        x: 360,
        top: 785,
        bottom: 1240,
        narrow: 40,
        wide: 150,
        t,
        colour: "#ffdca6",
        opacity: 0.7,
      }) +
      glints({ seed: 3, count: 54, top: 790, bottom: 1270, t, colour: "#f6c3a0", opacity: 0.45 }) +
      bridge +
      people +
      wall +
      lights +
      bough +
      falling;
    return zoom(body, 360, 700, lerp(1.02, 1.14, ramp(share, 0, 1)));
  },
};
