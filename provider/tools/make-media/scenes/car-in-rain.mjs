/** Two people in the front seats of a parked car, rain on the windscreen, lights beyond. */
import { TAU, lerp, random } from "../lib/number.mjs";
import { circle, ellipse, glow, line, mix, path, place, r, rect, wash, zoom } from "../lib/paint.mjs";
import { backOfPerson } from "../lib/figures.mjs";

/** @typedef {import("../lib/types.mjs").Scene} Scene */

const next = random(77);
const lights = Array.from({ length: 26 }, (_, i) => ({
  x: next() * 760 - 20,
  y: 330 + next() * 380,
  size: 16 + next() * 46,
  colour: ["#ffb45a", "#ff7f57", "#ffd98c", "#e8577a", "#7fb7c9", "#ffc46b"][i % 6],
  pace: 0.5 + next(),
  phase: next() * TAU,
}));
const beads = Array.from({ length: 230 }, () => ({
  x: next() * 720,
  y: 150 + next() * 690,
  size: 1.6 + 5.4 * next() ** 3,
}));
const runners = Array.from({ length: 16 }, () => ({
  x: 20 + next() * 680,
  from: 120 + next() * 380,
  start: next() * 9,
  pace: 46 + next() * 70,
  size: 4.5 + next() * 3,
}));

/**
 * @param {number} x
 * @param {number} y
 * @param {number} size
 */
function bead(x, y, size) {
  return (
    ellipse(x, y, size, size * 1.15, "#22304a", 'opacity=".32"') +
    ellipse(x, y + size * 0.25, size * 0.78, size * 0.72, "#ffe0ae", 'opacity=".5"') +
    circle(x - size * 0.3, y - size * 0.4, size * 0.26, "#fff7e6")
  );
}

/**
 * @param {{ x: number, from: number, start: number, pace: number, size: number }} options
 * @param {number} t
 */
function runner({ x, from, start, pace, size }, t) {
  const age = (t + 9 - start) % 9;
  const y = from + age * pace + Math.sin(age * 3 + x) * 3;
  const wander = x + Math.sin(age * 1.7 + x) * 5;
  const trail = Math.min(130, age * pace);
  return (
    line(
      `M${r(wander - 3)} ${r(y - trail)}Q${r(wander + 4)} ${r(y - trail / 2)} ${r(wander)} ${r(y)}`,
      "#ffe6c2",
      size * 0.7,
      'opacity=".2"',
    ) + bead(wander, y, size)
  );
}

const frame = path(
  "M-20 -20H740V1300H-20ZM60 250Q70 176 150 166Q360 146 570 166Q650 176 660 250L712 800Q360 742 8 800Z",
  "#171526",
  'fill-rule="evenodd"',
);

/** @type {Scene} */
export const scene = {
  width: 720,
  height: 1280,
  draw(t, length) {
    const share = t / length;
    const street = wash("street", 0, 120, 720, 760, [
      [0, "#26365c"],
      [0.5, "#54466e"],
      [0.8, "#8a5566"],
      [1, "#3b2c48"],
    ]);
    const bokeh = lights
      .map(({ x, y, size, colour, pace, phase }) => {
        const light = 0.42 + 0.16 * Math.sin(t * pace + phase);
        return (
          circle(x - share * size * 0.6, y, size, colour, `opacity="${r(light)}"`) +
          circle(
            x - share * size * 0.6,
            y,
            size * 0.86,
            mix(colour, "#fff2d8", 0.3),
            `opacity="${r(light * 0.5)}"`,
          )
        );
      })
      .join("");
    const rain =
      beads.map(({ x, y, size }) => bead(x, y, size)).join("") +
      runners.map((one) => runner(one, t)).join("");
    const dash =
      path("M-20 800Q360 735 740 800V930H-20Z", "#211c33") +
      rect(330, 800, 60, 8, "#ffb45a", 'rx="4" opacity=".85"') +
      glow(360, 806, 130, "#ffb45a", 0.22);
    const wheel =
      `<ellipse cx="190" cy="905" rx="128" ry="112" fill="none" stroke="#0f0e1b" stroke-width="20"/>` +
      `<path d="M100 830A128 112 0 0 1 285 838" fill="none" stroke="#ffb98a" stroke-width="3" opacity=".35"/>`;
    const mirror =
      rect(352, 150, 12, 40, "#0f0e1b") +
      rect(252, 186, 214, 58, "#0f0e1b", 'rx="24"') +
      rect(262, 194, 194, 42, "#5a4a6d", 'rx="18"') +
      circle(310, 214, 11, "#ffc277", 'opacity=".8"') +
      circle(392, 220, 7, "#ff8a6a", 'opacity=".7"');
    const nod = Math.sin(t * 0.7) * 2;
    const turn = lerp(0, 6, share);
    /**
     * @param {string} content
     * @param {string} colour
     */
    const rim = (content, colour) =>
      place(content, -3, -4).replace(/fill="#[0-9a-f]{6}"/g, `fill="${colour}"`);
    const father = backOfPerson({ coat: "#352c46", hair: "#6c6372" });
    const son = backOfPerson({ coat: "#4a2f3c", hair: "#2c1d26" });
    const seats =
      path("M40 1290Q44 1010 120 990H270Q346 1010 350 1290Z", "#1d182b") +
      path("M390 1290Q394 1010 470 990H600Q676 1010 680 1290Z", "#1d182b");
    const people =
      place(rim(father, "#a87862") + father, 196, 1010 + nod, { turn }) +
      place(rim(son, "#b9785a") + son, 536, 1022 - nod, { turn: -turn * 1.3 });
    return zoom(
      street + bokeh + rain + frame + dash + wheel + mirror + people + seats,
      360,
      640,
      lerp(1.02, 1.08, share),
    );
  },
};
