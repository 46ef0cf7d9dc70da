/** A village well under an old tree in the last of the light; the bucket comes up. */
import { each } from "../lib/table.mjs";
import { lerp, ramp } from "../lib/number.mjs";
import { ellipse, glow, line, linear, mix, path, place, r, rect, wash, zoom } from "../lib/paint.mjs";
import { below, crown, grass, skyline } from "../lib/land.mjs";
import { birds, streak, sun } from "../lib/sky.mjs";
import { walker } from "../lib/figures.mjs";

/** @typedef {import("../lib/types.mjs").Scene} Scene */

const hills = [
  skyline({ seed: 24, y: 760, height: 150, waves: 1.2 }),
  skyline({ seed: 44, y: 850, height: 110, waves: 1.5 }),
];
const crowns = [
  path(crown(170, 400, 240, 31, 50), "#5a5b3c"),
  path(crown(130, 360, 200, 33, 36), "#7b7a48"),
  path(crown(110, 330, 130, 36, 22), "#a39a58"),
];
const scrub = grass({ seed: 6, x0: -20, x1: 740, y: 1270, low: 20, high: 80, every: 10 });
/** @type {[x: number, width: number, height: number][]} */
const village = [
  [470, 70, 60],
  [530, 90, 74],
  [610, 60, 56],
  [660, 76, 84],
];

function stones() {
  let out = "";
  for (let row = 0; row < 5; row += 1)
    for (let i = 0; i < 8; i += 1) {
      const x = -150 + i * 40 + (row % 2) * 18;
      const curve = 30 * Math.sqrt(1 - Math.min(1, ((x + 18) / 156) ** 2));
      if (x < 122)
        out += rect(
          x,
          -104 + row * 22 + curve,
          36,
          18,
          ["#c7a183", "#b08a72", "#9c7766", "#d3b294"][(i * 5 + row * 3) % 4],
          'rx="7"',
        );
    }
  return out;
}
const masonry = stones();

/** @type {Scene} */
export const scene = {
  width: 720,
  height: 1280,
  draw(t, length) {
    const share = ramp(t / length, -0.1, 1.1);
    const sky = wash("sky", 0, 0, 720, 900, [
      [0, mix("#7fa0b0", "#6d7fa5", share)],
      [0.5, mix("#f0cf9e", "#efb083", share)],
      [1, "#ffd58f"],
    ]);
    const clouds = each(
      [
        [480, 260, 360, 16],
        [260, 180, 300, 12],
        [600, 420, 300, 12],
      ],
      (x, y, w, h, i) => streak(x + t * (4 + i), y, w, h, "#fff0d8", 0.5),
    );
    const houses = each(
      village,
      (x, w, h) =>
        rect(x, 760 - h, w, h + 60, "#e0b48d") +
        path(`M${x - 8} ${762 - h}L${x + w / 2} ${730 - h}L${x + w + 8} ${762 - h}Z`, "#b5644a") +
        rect(x + w * 0.3, 786 - h, 12, 16, "#7b4a3c") +
        rect(x + w * 0.65, 786 - h, 12, 16, "#7b4a3c"),
    );
    const earth = linear("earth", [
      [0, "#d9a866"],
      [1, "#8a5a40"],
    ]);
    const ground =
      earth +
      path(
        below(
          [
            [-20, 930],
            [200, 905],
            [480, 915],
            [740, 900],
          ],
          1300,
        ),
        "url(#earth)",
      ) +
      path("M740 915Q560 960 470 1090Q420 1180 430 1300H680Q650 1120 740 1010Z", "#ecc88b", 'opacity=".7"');
    const sway = Math.sin(t * 0.7) * 0.6;
    const tree =
      path(
        "M60 1010Q110 900 92 740Q84 620 40 520L90 500Q130 600 140 640Q170 560 230 500L262 520Q190 620 182 740Q172 900 236 1010Q150 980 60 1010Z",
        "#5b3d32",
      ) +
      line("M112 940Q130 840 122 700M150 960Q156 860 152 760", "#7b5440", 6, 'opacity=".6"') +
      place(crowns.join(""), 0, 0, { turn: sway });
    const lift = ramp(t / length, 0.1, 0.8);
    const by = lerp(-150, -214, lift);
    const bucket = place(
      line("M-26 -30Q0 -66 26 -30", "#3f2c2c", 4) +
        path("M-30 -30H30L23 24H-23Z", "#8b5638") +
        rect(-29, -18, 58, 6, "#3f2c2c") +
        rect(-26, 6, 52, 6, "#3f2c2c") +
        ellipse(0, -30, 30, 6, "#9fc0c4"),
      Math.sin(t * 1.2) * 5,
      by,
      { turn: Math.sin(t * 1.2) * 3 },
    );
    const drops = [0, 1, 2]
      .map((i) => {
        const age = (t * 1.1 + i / 3) % 1;
        return ellipse(
          -14 + i * 14,
          by + 30 + age * 60,
          2.4,
          4,
          "#cfe6e4",
          `opacity="${r((1 - age) * lift)}"`,
        );
      })
      .join("");
    const crank = t * 2.1 * (1 - ramp(t / length, 0.75, 0.85));
    const frame =
      rect(-128, -400, 16, 290, "#6d4534") +
      rect(112, -400, 16, 290, "#6d4534") +
      path("M-170 -392L0 -486L170 -392L160 -378L0 -464L-160 -378Z", "#8e4a38") +
      path("M-160 -380L0 -466L160 -380Z", "#b5644a") +
      rect(-130, -338, 270, 16, "#8b5638", 'rx="8"') +
      rect(-34, -346, 68, 32, "#a9744a", 'rx="6"') +
      line(`M140 -330l${r(34 * Math.cos(crank))} ${r(34 * Math.sin(crank))}`, "#3f2c2c", 7) +
      line(`M0 -316L${r(Math.sin(t * 1.2) * 5)} ${r(by - 52)}`, "#e9cf9d", 4);
    const well =
      ellipse(14, 14, 196, 30, "#5d3a31", 'opacity=".4"') +
      ellipse(0, -118, 152, 30, "#3a2a2f") +
      ellipse(0, -112, 132, 22, "#241a24") +
      frame +
      bucket +
      drops +
      `<path d="M-152 -118A152 30 0 0 0 152 -118V0A152 30 0 0 1 -152 0Z" fill="#8d6a5a"/>` +
      masonry +
      `<path d="M-156 -122A156 32 0 0 0 156 -122V-104A156 32 0 0 1 -156 -104Z" fill="#e3c4a2"/>`;
    const woman = place(
      walker({
        coat: "#9d3f45",
        skin: "#8a5a44",
        hair: "#4b2f33",
        skirt: true,
        scarf: "#f2c36b",
        stride: 0.1,
      }),
      606,
      1130,
      { scale: 2.3 },
    );
    const body =
      sky +
      sun(590, lerp(520, 610, share), 52, "#fff0c4", "#ffbe70") +
      clouds +
      birds({ t, x: 300, y: 470, count: 7, seed: 21, colour: "#5b3d3a", speed: 30, size: 10 }) +
      path(below(hills[0], 1300), "#c99a72") +
      houses +
      path(below(hills[1], 1300), "#b58a5a") +
      ground +
      tree +
      ellipse(606, 1128, 70, 10, "#5d3a31", 'opacity=".4"') +
      place(well, 370, 1150) +
      woman +
      path(scrub, "#5b4a33") +
      glow(590, 560, 560, "#ffd083", 0.26);
    return zoom(body, 400, 860, lerp(1.08, 1.01, share));
  },
};
