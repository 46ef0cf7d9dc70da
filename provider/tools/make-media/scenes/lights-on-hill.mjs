/** A town on a hill at nightfall: one window is lit, then another, then all (landscape). */
import { pick } from "../lib/table.mjs";
import { flicker, lerp, ramp, random } from "../lib/number.mjs";
import { glow, mix, path, r, rect, wash, zoom } from "../lib/paint.mjs";
import { below, crown, firs, heightAt, skyline } from "../lib/land.mjs";
import { moon, stars, streak } from "../lib/sky.mjs";
import { glints } from "../lib/water.mjs";

/** @typedef {import("../lib/types.mjs").Point} Point */
/** @typedef {import("../lib/types.mjs").Scene} Scene */

const next = random(515);
const back = skyline({ seed: 12, x0: -60, x1: 1340, y: 470, height: 150, waves: 1.4 });
/** @type {Point[]} */
const hump = Array.from({ length: 71 }, (_, i) => -60 + i * 20).map((x) => [
  x,
  560 - 290 * Math.exp(-(((x - 660) / 330) ** 2)) + 8 * Math.sin(x / 40),
]);
const wood = firs(back, { seed: 8, every: 16, low: 14, high: 40 });
const bushes =
  crown(60, 600, 90, 4, 18) +
  crown(1220, 596, 110, 6, 20) +
  crown(1080, 616, 60, 3, 10) +
  crown(200, 620, 60, 9, 10);

const walls = ["#8d5a5e", "#7a4c60", "#a06a62", "#6a4564", "#93646e"];
/** @type {{ x: number, width: number, height: number, foot: number, wall: string, windows: { x: number, y: number, on: number }[], gable: boolean }[]} */
const homes = [];
for (const [tier, reach] of [70, 150, 240, 330, 430].entries()) {
  for (let x = 660 - reach; x < 660 + reach;) {
    const width = 38 + next() * 30;
    const height = 34 + next() * 30;
    const foot = heightAt(hump, 660 + (x - 660) * 0.55) + tier * 46 + 20;
    const windows = Array.from({ length: width > 52 ? 3 : 2 }, (_, i, all = width > 52 ? 3 : 2) => ({
      x: x + (width / (all + 1)) * (i + 1) - 4,
      y: foot - height + 12 + (next() > 0.5 ? 12 : 0),
      on: 0.12 + next() * 0.68,
    }));
    const wall = pick(walls, Math.floor(next() * 5));
    homes.push({ x, width, height, foot, wall, windows, gable: next() > 0.4 });
    x += width + 4 + next() * 12;
  }
}
const firstLit = pick(pick(homes, Math.floor(homes.length * 0.62)).windows, 0);
firstLit.on = -0.1;

const steeple =
  path("M636 300V190L660 110L684 190V300Z", "#7a4c60") +
  path("M630 196L660 96L690 196Z", "#4b3157") +
  rect(657, 70, 5, 30, "#e9c58c") +
  rect(650, 79, 19, 5, "#e9c58c");

/** @type {Scene} */
export const scene = {
  width: 1280,
  height: 720,
  draw(t, length) {
    const share = t / length;
    const sky = wash("sky", -20, 0, 1320, 640, [
      [0, mix("#303a70", "#171c44", share)],
      [0.5, mix("#8f5f86", "#4d3f72", share)],
      [0.9, mix("#f0a882", "#9a6079", share)],
    ]);
    const town = homes
      .map(({ x, width, height, foot, wall, windows, gable }, i) => {
        const dark = mix(wall, "#2b2146", 0.35 + 0.3 * share);
        const top = foot - height;
        const roof = gable
          ? path(
              `M${r(x - 4)} ${r(top + 2)}L${r(x + width / 2)} ${r(top - 24)}L${r(x + width + 4)} ${r(top + 2)}Z`,
              mix("#7d3d45", "#2b2040", 0.3 + 0.35 * share),
            )
          : rect(x - 3, top - 8, width + 6, 12, mix("#5d3a55", "#2b2040", 0.3 + 0.3 * share));
        const panes = windows.map((one) => {
          const lit = ramp(share, one.on, one.on + 0.05);
          return (
            (lit > 0 ? glow(one.x + 4, one.y + 6, 34 * flicker(t, i, 0.06), "#ffb85c", 0.6 * lit) : "") +
            rect(one.x, one.y, 9, 13, mix("#33284f", "#ffe09a", lit), 'rx="1.500"')
          );
        });
        return rect(x, top, width, height + 60, dark) + roof + panes.join("");
      })
      .join("");
    const warm = glow(660, 430, 560, "#ffb466", 0.34 * ramp(share, 0.1, 0.95));
    const bell =
      glow(660, 232, 40, "#ffd78c", 0.9 * ramp(share, 0.1, 0.2)) +
      rect(653, 222, 14, 22, mix("#33284f", "#ffe6ab", ramp(share, 0.1, 0.2)), 'rx="7"');
    const water =
      wash("water", -20, 600, 1320, 140, [
        [0, mix("#a86f80", "#4d3f72", share)],
        [1, "#1d2148"],
      ]) +
      glints({
        seed: 4,
        count: 90,
        top: 606,
        bottom: 716,
        x0: 240,
        x1: 1080,
        t,
        colour: "#ffcf86",
        opacity: 0.75 * ramp(share, 0.1, 0.9) + 0.05,
      });
    const body =
      sky +
      stars({ seed: 21, count: 110, width: 1280, height: 380, t }) +
      moon(1050, lerp(150, 128, share), 38) +
      streak(280, 200, 420, 12, "#e0a394", 0.3) +
      streak(930, 260, 460, 10, "#e0a394", 0.3) +
      path(below(back, 740), mix("#5f4a78", "#3a3260", share)) +
      path(wood, mix("#4d3d6b", "#2f2955", share)) +
      path(below(hump, 740), mix("#543c5e", "#33284f", share)) +
      steeple +
      bell +
      town +
      rect(-20, 590, 1320, 20, "#2b2146") +
      water +
      path(bushes, "#241d40") +
      warm;
    return zoom(body, 660, 400, lerp(1.02, 1.12, ramp(share, 0, 1)));
  },
};
