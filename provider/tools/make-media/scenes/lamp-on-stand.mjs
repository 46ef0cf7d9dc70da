/** An oil lamp on its stand by an open window, dawn behind it (landscape): the welcome. */
import { each } from "../lib/table.mjs";
import { flicker, lerp, ramp } from "../lib/number.mjs";
import { circle, ellipse, glow, line, linear, mix, path, place, r, rect, wash, zoom } from "../lib/paint.mjs";
import { below, firs, peaks, skyline } from "../lib/land.mjs";
import { drift, mist, stars, streak } from "../lib/sky.mjs";
import { flame } from "../lib/figures.mjs";

/** @typedef {import("../lib/types.mjs").Point} Point */
/** @typedef {import("../lib/types.mjs").Scene} Scene */

const far = peaks({ seed: 71, x0: 430, x1: 1190, y: 440, height: 130, rough: 0.5 });
const hills = [
  skyline({ seed: 13, x0: 430, x1: 1190, y: 480, height: 90, waves: 1.5 }),
  skyline({ seed: 25, x0: 430, x1: 1190, y: 540, height: 80, waves: 1.1 }),
];
const wood = firs(hills[1], { seed: 4, every: 20, low: 14, high: 52 });
/** @type {Point[]} */
const village = [
  [520, 26],
  [556, 20],
  [590, 30],
  [1010, 24],
  [1046, 30],
];

/** @param {number} t */
const lamp = (t) => {
  const light = flicker(t, 3, 0.1);
  return (
    glow(0, -150, 520 * light, "#ffb65a", 0.5) +
    glow(0, -150, 230 * light, "#ffe2a0", 0.75) +
    path("M-10 0H10L14 150H-14Z", "#7c4b34") +
    path("M-70 168Q-60 144 0 144Q60 144 70 168Z", "#8f5a3c") +
    path("M-62 0Q-60 -14 0 -14Q60 -14 62 0Q56 12 0 12Q-56 12 -62 0Z", "#a9744a") +
    path("M-66 -60Q-72 -18 0 -14Q72 -18 66 -60Q40 -74 0 -74Q-40 -74 -66 -60Z", "#c98a4b") +
    path("M-60 -58Q-64 -28 -30 -20Q-46 -34 -44 -66Z", "#f4d39a", 'opacity=".6"') +
    rect(-20, -92, 40, 22, "#9c6238", 'rx="5"') +
    `<path d="M62 -52q40 -6 34 18q-8 16 -40 6" fill="none" stroke="#a9744a" stroke-width="9"/>` +
    place(flame(light, Math.sin(t * 2.2)), 0, -92, { scale: 1.9 }) +
    path(
      "M-34 -92Q-62 -150 -26 -206Q-20 -232 -20 -262H20Q20 -232 26 -206Q62 -150 34 -92Z",
      "#fff3d6",
      'opacity=".22"',
    ) +
    line("M-34 -100Q-58 -150 -24 -206", "#fffaf0", 4, 'opacity=".6"')
  );
};

/** @type {Scene} */
export const scene = {
  width: 1280,
  height: 720,
  draw(t, length) {
    const share = ramp(t / length, -0.05, 1.05);
    const room =
      linear("room", [
        [0, mix("#3a2738", "#6d4a4b", share)],
        [1, mix("#4a2f3b", "#8a5a50", share)],
      ]) + rect(-20, -20, 1320, 760, "url(#room)");
    const view =
      wash("sky", 440, 70, 740, 480, [
        [0, mix("#26305f", "#6f8db0", share)],
        [0.55, mix("#9a5c78", "#f3b98d", share)],
        [1, "#ffd79a"],
      ]) +
      (share < 0.9
        ? `<g transform="translate(440 70)" opacity="${r(1 - share)}">${stars({ seed: 9, count: 40, width: 740, height: 220, t })}</g>`
        : "") +
      each(
        [
          [600, 180, 260, 12],
          [960, 150, 340, 14],
          [820, 250, 300, 10],
        ],
        (x, y, w, h, i) => streak(x + t * (3 + i), y, w, h, "#ffe0c0", 0.5),
      ) +
      glow(712, lerp(430, 370, share), 300, "#ffd48a", 0.9) +
      circle(712, lerp(450, 330, share), 36, "#fff3cf") +
      path(below(far, 560), mix("#6f5078", "#b98285", share)) +
      mist("m1", 430, 80, "#ffe0b0", 0.5, 1280) +
      path(below(hills[0], 560), mix("#55406c", "#95696f", share)) +
      each(
        village,
        (x, s) =>
          rect(x, 478 - s, s, s + 30, "#4b3654") +
          path(`M${x - 4} ${480 - s}l${s / 2 + 4} -14l${s / 2 + 4} 14Z`, "#3a2a48") +
          rect(x + s * 0.36, 488 - s, 7, 8, "#ffd78c"),
      ) +
      path(wood, "#3f3052") +
      path(below(hills[1], 560), "#3f3052");
    const frame =
      `<clipPath id="pane"><rect x="470" y="70" width="690" height="480" rx="6"/></clipPath><g clip-path="url(#pane)">${view}</g>` +
      `<rect x="470" y="70" width="690" height="480" fill="none" stroke="#8f5f48" stroke-width="24"/>` +
      rect(806, 70, 18, 480, "#8f5f48") +
      rect(470, 280, 690, 12, "#8f5f48") +
      rect(430, 550, 770, 30, "#a9744a", 'rx="4"') +
      rect(430, 576, 770, 10, "#6d4638");
    /** @param {number} phase */
    const sway = (phase) => Math.sin(t * 0.8 + phase) * 12;
    const curtains =
      path(
        `M440 40H600Q${r(560 + sway(0))} 300 ${r(500 + sway(1))} 560Q460 570 440 560Z`,
        "#d9876a",
        'opacity=".95"',
      ) +
      path(
        `M1200 40H1040Q${r(1084 - sway(0))} 300 ${r(1140 - sway(1))} 560Q1180 570 1200 560Z`,
        "#d9876a",
        'opacity=".95"',
      ) +
      line(
        `M500 50Q${r(490 + sway(0.4))} 300 ${r(466 + sway(1.2))} 550M556 50Q${r(530 + sway(0.2))} 300 ${r(486 + sway(1.1))} 550M1140 50Q${r(1150 - sway(0.4))} 300 ${r(1172 - sway(1.2))} 550M1086 50Q${r(1112 - sway(0.2))} 300 ${r(1156 - sway(1.1))} 550`,
        "#b9644f",
        4,
        'opacity=".7"',
      ) +
      rect(410, 30, 820, 16, "#6d4638", 'rx="8"');
    const table =
      wash("table", -20, 600, 1320, 140, [
        [0, "#a9683f"],
        [1, "#5d3734"],
      ]) + rect(-20, 598, 1320, 8, "#d39b6b");
    const book =
      path("M620 640L760 610L900 640L760 672Z", "#8a3f3a") +
      path("M632 634L760 606V660L640 640Z", "#fdf1d8") +
      path("M888 634L760 606V660L880 640Z", "#f6e2bd") +
      line("M660 630l80 -16M664 638l76 -14M780 614l80 16M780 624l76 14", "#c9a27c", 3);
    const cup =
      ellipse(1042, 668, 52, 9, "#5d3734", 'opacity=".5"') +
      path("M1008 606Q1008 664 1042 664Q1076 664 1076 606Z", "#8fa98c") +
      ellipse(1042, 606, 34, 8, "#dbe6d2") +
      `<path d="M1074 618q26 -4 22 16q-6 14 -26 12" fill="none" stroke="#8fa98c" stroke-width="7"/>` +
      [0, 1, 2]
        .map((i) => {
          const age = (t * 0.3 + i / 3) % 1;
          return glow(
            1042 + Math.sin(age * 6 + i) * 10,
            596 - age * 90,
            20 + age * 26,
            "#fff6e6",
            0.5 * Math.sin(age * Math.PI),
          );
        })
        .join("");
    const shelf =
      rect(60, 150, 210, 14, "#6d4638") +
      each(
        [
          [72, 60, "#c2583f"],
          [102, 76, "#e9c27e"],
          [128, 66, "#7f9a70"],
          [156, 82, "#39606b"],
          [186, 58, "#d9876a"],
        ],
        (x, h, colour) => rect(x, 150 - h, 24, h, colour, 'rx="3"'),
      );
    const motes = drift({
      seed: 6,
      count: 40,
      width: 1280,
      height: 620,
      t,
      fall: -8,
      sway: 18,
      low: 1,
      high: 2.8,
      colour: "#ffe9bd",
      opacity: 0.6,
    });
    return zoom(
      room +
        shelf +
        frame +
        curtains +
        table +
        ellipse(300, 690, 120, 14, "#4a2a2c", 'opacity=".6"') +
        book +
        cup +
        place(lamp(t), 300, 520) +
        motes,
      420,
      420,
      lerp(1.1, 1.01, share),
    );
  },
};
