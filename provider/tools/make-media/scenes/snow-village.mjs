/** Snow at dusk; somebody with a suitcase walks towards a lit door. */
import { flicker, lerp, ramp } from "../lib/number.mjs";
import { circle, ellipse, glow, linear, mix, path, place, r, rect, wash, zoom } from "../lib/paint.mjs";
import { below, firs, heightAt, skyline } from "../lib/land.mjs";
import { drift, stars } from "../lib/sky.mjs";
import { house, walker } from "../lib/figures.mjs";

/** @typedef {import("../lib/types.mjs").Point} Point */
/** @typedef {import("../lib/types.mjs").Scene} Scene */

const back = skyline({ seed: 9, y: 660, height: 170, waves: 1.4 });
const mid = skyline({ seed: 17, y: 790, height: 120, waves: 1.1 });
const near = skyline({ seed: 3, y: 960, height: 70, waves: 0.8 });
const backWood = firs(back, { seed: 2, every: 13, low: 18, high: 52 });
const midWood = firs(mid, { seed: 6, every: 44, low: 40, high: 110 });

const lampPost =
  rect(-4, -300, 8, 300, "#241f38") +
  path("M-18 -300H18L12 -340H-12Z", "#ffe2a0") +
  path("M-22 -340H22L0 -362Z", "#241f38") +
  rect(-20, -304, 40, 6, "#241f38") +
  path("M-22 -342Q0 -374 22 -342Q0 -352 -22 -342Z", "#f1ecf2");

const suitcase =
  rect(-19, -30, 38, 30, "#9a5a3c", 'rx="4"') +
  rect(-19, -20, 38, 4, "#6f3d2c") +
  `<path d="M-8 -30q8 -12 16 0" fill="none" stroke="#6f3d2c" stroke-width="4"/>`;

/** @type {Scene} */
export const scene = {
  width: 720,
  height: 1280,
  draw(t, length) {
    const share = t / length;
    const sky = wash("sky", 0, 0, 720, 900, [
      [0, "#1d2450"],
      [0.5, "#4d4a80"],
      [0.8, "#b07a92"],
      [1, "#e8ab92"],
    ]);
    /**
     * @param {Point[]} points
     * @param {string} colour
     * @param {string} foot
     * @param {string} id
     */
    const hill = (points, colour, foot, id) =>
      linear(id, [
        [0, colour],
        [1, foot],
      ]) + path(below(points, 1300), `url(#${id})`);
    /**
     * @param {number} x
     * @param {number} y
     * @param {number} scale
     * @param {number} seed
     * @param {string} wall
     */
    const home = (x, y, scale, seed, wall) =>
      glow(x, y - 60 * scale, 170 * scale, "#ffb860", 0.4 * flicker(t, seed, 0.1)) +
      place(house({ wall, roof: "#2b2342", light: "#ffd27c", door: "#7b3f36", snow: "#f4eef4" }), x, y, {
        scale,
      });
    const smoke = [0, 1, 2, 3]
      .map((i) => {
        const age = (t * 0.18 + i / 4) % 1;
        return circle(
          566 + 66 + age * 46,
          700 - age * 190,
          10 + age * 30,
          "#e9dbe4",
          `opacity="${r(0.3 * (1 - age))}"`,
        );
      })
      .join("");
    const path1 = path(
      "M250 1300Q420 1130 470 1010Q500 930 556 898L584 898Q560 960 560 1030Q560 1150 520 1300Z",
      "#fdf6f1",
      'opacity=".65"',
    );
    const away = ramp(share, 0, 1);
    const [x, y, scale] = [lerp(392, 476, away), lerp(1188, 1058, away), lerp(1.9, 1.35, away)];
    const stride = Math.sin(t * 5.4);
    const person =
      ellipse(x, y, 34 * scale, 6 * scale, "#8f8ab5", 'opacity=".6"') +
      place(
        walker({ coat: "#b4513f", skin: "#6d3f35", hair: "#2b2036", stride, scarf: "#f0b964" }) +
          place(suitcase, 26, -8),
        x,
        y - Math.abs(stride) * 3,
        { scale },
      );
    const body =
      sky +
      stars({ seed: 8, count: 50, width: 720, height: 380, t }) +
      hill(back, "#7a78a8", "#a893b0", "h1") +
      path(backWood, "#5a5a8c") +
      hill(mid, "#b9adc9", "#c9bcd2", "h2") +
      path(midWood, "#3f3f6b") +
      home(96, 816, 0.7, 1, "#4b3a5c") +
      home(228, 800, 0.58, 4, "#54405e") +
      smoke +
      hill(near, "#f3ebf2", "#b6abca", "h3") +
      glow(570, 930, 260, "#ffb860", 0.55) +
      home(570, 920, 1.35, 7, "#5d3f52") +
      path1 +
      ellipse(150, heightAt(near, 150) + 70, 120, 20, "#ffdf9f", 'opacity=".55"') +
      glow(150, 690, 230, "#ffd08a", 0.6 * flicker(t, 3, 0.05)) +
      place(lampPost, 150, heightAt(near, 150) + 66) +
      person;
    const snow = drift({
      seed: 3,
      count: 90,
      width: 740,
      height: 1300,
      t,
      fall: 60,
      sway: 14,
      low: 1.2,
      high: 4.5,
      colour: "#ffffff",
    });
    return (
      zoom(body, 480, 900, lerp(1.02, 1.1, share)) +
      snow +
      rect(0, 0, 720, 1280, mix("#241f50", "#ffb870", share), 'opacity=".05"')
    );
  },
};
