/** One wide banner for each hashtag. */
import { each } from "../lib/table.mjs";
import { glow, line, linear, path, place, r, rect } from "../lib/paint.mjs";
import { below, firs, grass, heightAt, peaks } from "../lib/land.mjs";
import { mist, stars, streak, sun } from "../lib/sky.mjs";
import { flame, walker } from "../lib/figures.mjs";
import { lightPath } from "../lib/water.mjs";
import { advent, belonging, doubt, grief } from "./banners-night.mjs";
import { dawn, dusk, sky, wide } from "./banner-parts.mjs";

const size = { width: 1200, height: 400 };

function featured() {
  const lamp =
    glow(0, -60, 260, "#ffc46e", 0.75) +
    path("M-8 0H8L11 110H-11ZM-50 110H50V122H-50Z", "#7c4b34") +
    path("M-50 -34Q-54 0 0 4Q54 0 50 -34Q30 -44 0 -44T-50 -34Z", "#c98a4b") +
    place(flame(1, 0), 0, -46, { scale: 1.7 });
  const far = peaks({ seed: 71, x0: -40, x1: 1240, y: 330, height: 150 });
  return (
    sky(dusk) +
    stars({ seed: 3, count: 60, width: 1200, height: 180, t: 1 }) +
    glow(840, 260, 260, "#ffd48a", 0.8) +
    path(below(far, 420), "#7a4f74") +
    path(below(wide({ seed: 4, y: 350, height: 70, waves: 2 }), 420), "#4b3560") +
    path(
      firs(wide({ seed: 4, y: 350, height: 70, waves: 2 }), { seed: 3, every: 20, low: 12, high: 40 }),
      "#4b3560",
    ) +
    rect(0, 360, 1200, 40, "#6d3f38") +
    rect(0, 356, 1200, 6, "#c98659") +
    place(lamp, 300, 238)
  );
}

function hope() {
  const hills = [
    [230, 110, 3, "#d98c78"],
    [290, 90, 8, "#a9656c"],
    [345, 80, 5, "#6d4560"],
    [400, 60, 11, "#3f2c4b"],
  ];
  return (
    sky(dawn) +
    sun(600, 175, 46) +
    streak(260, 90, 420, 12, "#fff0d8", 0.5) +
    streak(960, 120, 380, 12, "#fff0d8", 0.5) +
    each(
      hills,
      (y, height, seed, fill, i) =>
        path(below(wide({ seed, y, height, waves: 2 }), 420), fill) +
        mist(`m${i}`, y - 10, 60, "#ffe0b0", 0.35, 1200),
    )
  );
}

function forgiveness() {
  /** @param {number} x */
  const deck = (x) => 250 - 70 * Math.cos(((x - 600) / 640) * (Math.PI / 2));
  const rail = Array.from({ length: 65 }, (_, i) => -40 + i * 20)
    .map((x) => `${x} ${r(deck(x))}`)
    .join("L");
  const arches = [220, 600, 980]
    .map(
      (x) =>
        `M${x - 130} 420Q${x - 120} ${x === 600 ? 236 : 270} ${x} ${x === 600 ? 236 : 270}Q${x + 120} ${x === 600 ? 236 : 270} ${x + 130} 420Z`,
    )
    .join("");
  return (
    sky(dusk) +
    sun(600, 150, 44, "#ffe3ae", "#ffb570") +
    path(below(wide({ seed: 21, y: 310, height: 130, waves: 2 }), 420), "#7a4f74") +
    linear("stone", [
      [0, "#a27a74"],
      [1, "#57425c"],
    ]) +
    rect(0, 330, 1200, 80, "#5d4a78") +
    lightPath({ x: 600, top: 334, bottom: 400, narrow: 40, wide: 90, t: 1, colour: "#ffdca6", rows: 12 }) +
    path(`M-40 420L${rail}L1240 420Z${arches}`, "url(#stone)", 'fill-rule="evenodd"') +
    place(walker({ coat: "#33506b", skin: "#7b4b40", hair: "#221c30", stride: 0.4 }), 560, deck(560) + 4) +
    `<g transform="translate(642 ${r(deck(642) + 4)}) scale(-1 1)">${walker({ coat: "#b8503f", skin: "#8c5747", hair: "#3a2330", skirt: true, scarf: "#f4cd8b", stride: 0.3 })}</g>` +
    line(`M${rail}`, "#c99a86", 8, 'transform="translate(0 6)"')
  );
}

function recovery() {
  const mountain =
    "M360 420L520 290L590 250L668 150L712 128L770 50L822 118L846 130L930 236L990 262L1180 420Z";
  const hill = wide({ seed: 6, y: 400, height: 130, waves: 1.1 });
  const front = wide({ seed: 9, y: 410, height: 60, waves: 2.4 });
  return (
    sky(dawn) +
    sun(420, 210, 40) +
    path(below(peaks({ seed: 17, x0: -40, x1: 1240, y: 330, height: 130 }), 420), "#d99a86") +
    mist("m", 300, 120, "#ffe4b8", 0.6, 1200) +
    linear("rock", [
      [0, "#9c6b78"],
      [1, "#54405e"],
    ]) +
    path(mountain, "url(#rock)") +
    path(
      "M770 50L822 118L846 130L858 146L826 158L804 136L776 166L752 132L724 152L706 132L712 128Z",
      "#fdf0e0",
    ) +
    mist("m2", 380, 130, "#ffdcb0", 0.5, 1200) +
    path(below(hill, 420), "#7d5568") +
    path(below(front, 420), "#3f2f4b") +
    path(firs(front, { seed: 2, every: 24, low: 20, high: 70 }), "#3f2f4b") +
    place(
      walker({ coat: "#b4513f", skin: "#6d3f35", hair: "#2b2036", stride: 0.7, scarf: "#f2b35e" }),
      430,
      heightAt(front, 430) + 4,
      { scale: 0.72 },
    )
  );
}

function dailyWork() {
  /** @param {number} x */
  const carriage = (x) =>
    rect(x, 150, 140, 42, "#a8433b", 'rx="7"') +
    [0, 1, 2, 3, 4].map((i) => rect(x + 10 + i * 25, 158, 17, 15, "#fff0c9", 'rx="2"')).join("") +
    rect(x, 178, 140, 4, "#f2d2a6");
  const arches = Array.from(
    { length: 13 },
    (_, i) =>
      `M${i * 100 + 12} 330V240Q${i * 100 + 12} 214 ${i * 100 + 50} 214Q${i * 100 + 88} 214 ${i * 100 + 88} 240V330Z`,
  ).join("");
  const ears = grass({ seed: 6, x0: -20, x1: 1220, y: 408, low: 50, high: 120, every: 5 });
  const front = grass({ seed: 9, x0: -20, x1: 1220, y: 410, low: 30, high: 84, every: 5 });
  return (
    sky(dawn) +
    sun(880, 120, 40) +
    streak(300, 70, 420, 12, "#fff0d8", 0.5) +
    path(below(wide({ seed: 30, y: 280, height: 110, waves: 2.2 }), 420), "#c98a7c") +
    carriage(320) +
    carriage(466) +
    carriage(612) +
    path("M758 192V160Q758 150 770 150H820Q858 156 868 192Z", "#a8433b") +
    path("M822 156Q846 160 854 176H822Z", "#fff0c9") +
    linear("stone", [
      [0, "#a87a78"],
      [1, "#6d4f66"],
    ]) +
    path(`M-10 196H1210V330H-10Z${arches}`, "url(#stone)", 'fill-rule="evenodd"') +
    rect(0, 190, 1200, 9, "#c79a88") +
    mist("m", 300, 90, "#ffe0b0", 0.5, 1200) +
    rect(0, 330, 1200, 80, "#c98d3a") +
    path(ears, "#d9a64e") +
    path(front, "#f0c76c")
  );
}

export const banners = Object.entries({
  featured,
  hope,
  grief,
  forgiveness,
  recovery,
  belonging,
  doubt,
  "daily-work": dailyWork,
  advent,
}).map(([name, draw]) => ({ file: `banner-${name}`, ...size, draw }));
