/** Morning light crosses a kitchen: two cups, one empty chair. */
import { TAU, lerp, ramp } from "../lib/number.mjs";
import { circle, ellipse, glow, line, linear, mix, path, place, r, rect, wash, zoom } from "../lib/paint.mjs";
import { below, crown, skyline } from "../lib/land.mjs";
import { drift } from "../lib/sky.mjs";

/** @typedef {import("../lib/types.mjs").Scene} Scene */

const hills = skyline({ seed: 14, x0: 190, x1: 530, y: 470, height: 70, waves: 1.2 });
const tree = crown(268, 392, 58, 6);

/**
 * @param {number} x
 * @param {number} y
 * @param {number} t
 * @param {number} seed
 */
function steam(x, y, t, seed) {
  return [0, 1, 2]
    .map((i) => {
      const age = (t * 0.35 + i / 3 + seed) % 1;
      const sway = Math.sin(age * TAU + i) * 14;
      return glow(x + sway, y - age * 120, 22 + age * 34, "#fffaf0", 0.75 * Math.sin(age * Math.PI));
    })
    .join("");
}

/**
 * @param {string} colour
 * @param {string} rim
 */
const cup = (colour, rim) =>
  ellipse(0, 2, 62, 12, "#b98a62") +
  ellipse(0, -2, 58, 10, rim) +
  path("M-38 -60Q-38 -2 0 -2Q38 -2 38 -60Z", colour) +
  `<path d="M36 -48q30 -4 24 20q-6 16 -30 14" fill="none" stroke="${colour}" stroke-width="9"/>` +
  ellipse(0, -60, 38, 9, rim) +
  ellipse(0, -58, 32, 6.5, "#6b3a26") +
  path("M-34 -52Q-34 -16 -14 -6Q-26 -26 -26 -52Z", "#fff", 'opacity=".28"');

const pot =
  path("M-86 -40Q-86 -128 0 -128Q86 -128 86 -40Q86 0 0 0Q-86 0 -86 -40Z", "#c2583f") +
  path("M-74 -48Q-72 -112 -24 -120Q-56 -96 -56 -40Q-56 -20 -46 -8Q-74 -16 -74 -48Z", "#fff", 'opacity=".2"') +
  path("M78 -70Q118 -78 122 -116L140 -112Q140 -50 84 -36Z", "#c2583f") +
  `<path d="M-82 -92q-52 -2 -42 44q8 26 44 18" fill="none" stroke="#a84833" stroke-width="13"/>` +
  ellipse(0, -126, 42, 9, "#a84833") +
  circle(0, -142, 11, "#a84833");

const chair =
  rect(-92, -330, 18, 480, "#7b4a34", 'rx="6"') +
  rect(74, -330, 18, 480, "#7b4a34", 'rx="6"') +
  path("M-92 -318Q0 -352 92 -318V-270Q0 -300 -92 -270Z", "#8b563b") +
  [-46, 0, 46].map((x) => rect(x - 6, -290, 12, 300, "#7b4a34")).join("") +
  rect(-100, 0, 200, 24, "#8b563b", 'rx="8"');

/** @type {Scene} */
export const scene = {
  width: 720,
  height: 1280,
  draw(t, length) {
    const share = ramp(t / length, -0.1, 1.1);
    const wall = wash("wall", 0, 0, 720, 1000, [
      [0, mix("#d9a67e", "#ecc096", share)],
      [1, mix("#c68a68", "#dfa67f", share)],
    ]);
    const view =
      wash("out", 190, 190, 340, 330, [
        [0, mix("#a9c4cf", "#cfe0da", share)],
        [1, "#ffe6b5"],
      ]) +
      glow(430, lerp(330, 280, share), 190, "#fff3cf", 0.9) +
      path(below(hills, 520), "#9db08a") +
      rect(262, 420, 12, 80, "#6d5a48") +
      path(tree, "#7f9a70");
    const window =
      view +
      `<path d="M190 190H530V520H190Z" fill="none" stroke="#fff3df" stroke-width="18"/>` +
      rect(355, 190, 10, 330, "#fff3df") +
      rect(190, 345, 340, 10, "#fff3df") +
      rect(164, 518, 392, 22, "#fff3df", 'rx="4"') +
      path(
        `M176 170H330Q${r(250 + Math.sin(t * 0.7) * 7)} 330 214 470Q196 480 176 470Z`,
        "#f8e3c2",
        'opacity=".92"',
      ) +
      path(
        `M544 170H392Q${r(470 - Math.sin(t * 0.7 + 1) * 7)} 330 506 470Q526 480 544 470Z`,
        "#f8e3c2",
        'opacity=".92"',
      ) +
      rect(150, 160, 420, 14, "#8b563b", 'rx="7"');
    /** @param {number} x */
    const pane = (x) => path(`M${x} 560l92 0l-70 190l-112 0Z`, "#fff0c4");
    const beam = `<g opacity="${r(0.1 + 0.3 * share)}">${place(pane(240) + pane(358), lerp(60, -70, share), 0)}</g>`;
    const shelf =
      rect(556, 620, 190, 14, "#8b563b") +
      rect(590, 560, 40, 60, "#7f9a70", 'rx="8"') +
      rect(644, 574, 34, 46, "#e9c27e", 'rx="8"') +
      circle(70, 660, 62, "#f8e3c2") +
      circle(70, 660, 52, "#fff6e6") +
      line(
        `M70 660V622M70 660L${r(70 + 30 * Math.cos(t * 0.1))} ${r(660 + 30 * Math.sin(t * 0.1))}`,
        "#7b4a34",
        5,
      );
    const table =
      linear("wood", [
        [0, "#b5754d"],
        [1, "#7d4a35"],
      ]) +
      path("M-20 930Q360 900 740 930V1300H-20Z", "url(#wood)") +
      path("M-20 930Q360 900 740 930V946Q360 916 -20 946Z", "#d39b6b") +
      path("M150 924Q360 906 570 924L650 1300H70Z", "#f4e3c6") +
      path("M186 922Q360 908 534 922L606 1300H114Z", "#fbf0da") +
      [1000, 1090, 1200]
        .map((y, i) =>
          line(`M${150 - i * 22} ${y}Q360 ${y - 22} ${570 + i * 22} ${y}`, "#d98f6c", 4, 'opacity=".55"'),
        )
        .join("");
    /**
     * @param {number} x
     * @param {number} y
     * @param {number} w
     */
    const shadow = (x, y, w) => ellipse(x - lerp(30, -12, share), y + 8, w, 14, "#7d4a35", 'opacity=".28"');
    const set =
      shadow(360, 1044, 130) +
      place(pot, 352, 1048, { scale: 0.9 }) +
      shadow(196, 1150, 84) +
      place(cup("#e9c27e", "#fbe7bd"), 198, 1150) +
      shadow(520, 1166, 84) +
      place(cup("#8fa98c", "#dbe6d2"), 520, 1166) +
      steam(198, 1080, t, 0.1) +
      steam(520, 1096, t, 0.55);
    const motes = drift({
      seed: 2,
      count: 34,
      width: 720,
      height: 800,
      t,
      fall: -9,
      sway: 16,
      low: 1,
      high: 3,
      colour: "#fff6da",
      opacity: 0.3 + 0.4 * share,
    });
    return zoom(
      wall + window + shelf + beam + place(chair, 360, 800, { scale: 0.82 }) + table + set + motes,
      360,
      800,
      lerp(1, 1.06, share),
    );
  },
};
