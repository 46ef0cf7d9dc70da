/** A lighthouse turns its beam over the evening sea; a small boat comes in. */
import { each } from "../lib/table.mjs";
import { TAU, lerp } from "../lib/number.mjs";
import { ellipse, glow, line, linear, mix, path, place, r, rect, wash, zoom } from "../lib/paint.mjs";
import { below, grass, peaks } from "../lib/land.mjs";
import { birds, cloud, stars } from "../lib/sky.mjs";
import { glints, wave } from "../lib/water.mjs";

/** @typedef {import("../lib/types.mjs").Stop} Stop */
/** @typedef {import("../lib/types.mjs").Point} Point */
/** @typedef {import("../lib/types.mjs").Scene} Scene */

const cliff = [
  [360, 1010],
  [400, 880],
  [430, 850],
  [470, 770],
  [520, 745],
  [780, 735],
];
const cracks = "M470 800l24 60l-14 50M540 770l-16 70l30 60l-10 80M610 780l12 90l-24 70M430 880l30 40";
const skerries = peaks({ seed: 4, x0: 330, x1: 500, y: 1020, height: 90, rough: 0.6 });
const tuft = grass({ seed: 3, x0: 480, x1: 760, y: 750, low: 10, high: 30, every: 8 });
/** @type {Point} */
const LAMP = [610, 356];

function tower() {
  const stripes = [0, 1, 2]
    .map((i) => {
      const [top, bottom] = [452 + i * 104, 504 + i * 104];
      /** @param {number} y */
      const half = (y) => 34 + ((y - 400) / 350) * 24;
      return path(
        `M${r(610 - half(top))} ${top}H${r(610 + half(top))}L${r(610 + half(bottom))} ${bottom}H${r(610 - half(bottom))}Z`,
        "#b8473c",
      );
    })
    .join("");
  return (
    linear(
      "tower",
      [
        [0, "#d8b7a4"],
        [0.35, "#fff1dc"],
        [1, "#8f7488"],
      ],
      true,
    ) +
    path("M576 400H644L668 750H552Z", "url(#tower)") +
    stripes +
    path("M644 400L668 750H632L622 400Z", "#3a2a4c", 'opacity=".3"') +
    rect(562, 388, 96, 14, "#372a46", 'rx="3"') +
    rect(584, 324, 52, 66, "#ffe7a8") +
    [584, 600, 617, 633].map((x) => rect(x - 1.5, 324, 4, 66, "#372a46")).join("") +
    path("M572 326H648L610 284Z", "#8e3a37") +
    rect(607, 262, 6, 26, "#372a46") +
    rect(602, 690, 18, 46, "#372a46", 'rx="8"')
  );
}
const body = tower();

/**
 * The beam, foreshortened as the lamp turns.
 *
 * @param {number} angle
 */
function beam(angle) {
  const reach = Math.cos(angle);
  const spread = 40 + 60 * Math.abs(Math.sin(angle));
  const end = LAMP[0] + reach * 950;
  const id = reach < 0 ? "beamL" : "beamR";
  /** @type {Stop[]} */
  const fade =
    reach < 0
      ? [
          [0, "#ffe9b0", 0],
          [1, "#fff3cf", 0.75],
        ]
      : [
          [0, "#fff3cf", 0.75],
          [1, "#ffe9b0", 0],
        ];
  return (
    linear(id, fade, true) +
    path(
      `M${LAMP[0]} ${LAMP[1] - 12}L${r(end)} ${r(LAMP[1] - spread - 30)}V${r(LAMP[1] + spread + 40)}L${LAMP[0]} ${LAMP[1] + 12}Z`,
      `url(#${id})`,
      `opacity="${r(0.35 + 0.55 * Math.abs(reach))}"`,
    )
  );
}

/** @type {Scene} */
export const scene = {
  width: 720,
  height: 1280,
  draw(t, length) {
    const share = t / length;
    const angle = t * 0.95 + 2.2;
    const flash = Math.max(0, Math.sin(angle)) ** 8;
    const sky = wash("sky", 0, 0, 720, 900, [
      [0, mix("#34406f", "#262d5a", share)],
      [0.5, mix("#8a6488", "#5f4c7c", share)],
      [0.85, "#e59a7f"],
      [1, "#ffcf97"],
    ]);
    const clouds = each(
      [
        [120, 250, 1.3, 3],
        [430, 180, 1, 5],
        [300, 420, 1.6, 8],
        [660, 500, 1.2, 9],
      ],
      (x, y, s, seed, i) => cloud(x - t * (5 + i * 2), y, s, mix("#b97c8c", "#6f5983", share), 0.55, seed),
    );
    const sea = wash("sea", 0, 800, 720, 500, [
      [0, "#f0b48c"],
      [0.12, "#a87a86"],
      [0.5, "#4b5a80"],
      [1, "#26365c"],
    ]);
    const rock =
      linear("rock", [
        [0, "#5a4560"],
        [1, "#2c2442"],
      ]) +
      path(below(cliff, 1080), "url(#rock)") +
      line(cracks, "#241d38", 4, 'opacity=".6"') +
      path(below(skerries, 1040), "#33294a") +
      path(tuft, "#4b4a4a");
    const [x, y] = [lerp(96, 250, share), 1000 + Math.sin(t * 1.5) * 8];
    const boat = place(
      path("M-62 0H62L44 30H-44Z", "#8e3a37") +
        path("M-62 0H62L60 7H-60Z", "#f2d2a6") +
        rect(-3, -112, 5, 112, "#33263c") +
        path("M6 -108Q58 -60 54 -14H6Z", "#fdeacb") +
        path("M-8 -96Q-44 -50 -42 -14H-8Z", "#e7b98c") +
        glow(24, -8, 60, "#ffd07d", 0.7),
      x,
      y,
      { turn: Math.sin(t * 1.5 + 0.8) * 5, scale: 1.1 },
    );
    const waves = each(
      [
        [930, 6, 190, "#6f6688", 0.9],
        [980, 9, 240, "#54587f", 1.1],
      ],
      (wy, h, l, fill, pace, i) =>
        wave({ y: wy, height: h, length: l, phase: t * pace + i, bottom: 1300, fill, crest: "#e7b8a4" }),
    );
    const front = each(
      [
        [1050, 13, 330, "#3f4a74", 1.2],
        [1130, 16, 400, "#323d68", 1],
        [1210, 18, 470, "#232c54", 0.85],
      ],
      (wy, h, l, fill, pace, i) =>
        wave({
          y: wy,
          height: h,
          length: l,
          phase: t * pace + i * 2,
          bottom: 1300,
          fill,
          crest: i < 2 ? "#c7a2ac" : "#8b87a8",
        }),
    );
    const spray = [0, 1, 2]
      .map((i) => {
        const age = (t * 0.35 + i / 3) % 1;
        return ellipse(
          372 + i * 26 - age * 18,
          1036 - Math.sin(age * Math.PI) * 40,
          22 * age + 5,
          9 * age + 3,
          "#fbe6d6",
          `opacity="${r(0.5 * (1 - age))}"`,
        );
      })
      .join("");
    const still =
      sky +
      stars({ seed: 31, count: 46, width: 720, height: 420, t }) +
      clouds +
      birds({ t, x: 80, y: 600, count: 5, seed: 12, colour: "#3a2f50" }) +
      sea +
      glints({ seed: 5, count: 60, top: 806, bottom: 930, t, colour: "#ffe0b4", opacity: 0.7 });
    const lamp =
      glow(LAMP[0], LAMP[1], 190 + 260 * flash, "#ffe2a0", 0.75 + 0.25 * flash) +
      beam(angle) +
      beam(angle + TAU / 2);
    return zoom(
      still + rock + beam(angle + TAU / 2) + body + lamp + waves + boat + front + spray,
      460,
      760,
      lerp(1.08, 1.01, share),
    );
  },
};
