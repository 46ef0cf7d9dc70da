/** The banners for evening and night. */
import { each } from "../lib/table.mjs";
import { circle, ellipse, glow, line, path, place, r, rect, wash } from "../lib/paint.mjs";
import { below, fir, skyline } from "../lib/land.mjs";
import { drift, moon, stars } from "../lib/sky.mjs";
import { flame, house } from "../lib/figures.mjs";
import { random } from "../lib/number.mjs";
import { dusk, night, sky, wide } from "./banner-parts.mjs";

export function grief() {
  /** @param {string} colour */
  const cup = (colour) =>
    ellipse(0, 4, 70, 10, "#8d5a4b") +
    path("M-40 -62Q-40 0 0 0Q40 0 40 -62Z", colour) +
    ellipse(0, -62, 40, 8, "#fbe7bd") +
    `<path d="M38 -50q28 -4 22 20q-6 14 -28 12" fill="none" stroke="${colour}" stroke-width="8"/>`;
  return (
    wash("wall", 0, 0, 1200, 400, [
      [0, "#6d4a5a"],
      [1, "#a06a62"],
    ]) +
    `<svg x="430" y="30" width="340" height="250" viewBox="0 0 340 250">${wash("v", 0, 0, 340, 250, dusk)}${moon(240, 70, 24)}${path(below(skyline({ seed: 6, x0: 0, x1: 340, y: 220, height: 70, waves: 1.3 }), 260), "#3f3058")}</svg>` +
    rect(430, 30, 340, 250, "none", 'stroke="#f0d9bd" stroke-width="14"') +
    rect(596, 30, 8, 250, "#f0d9bd") +
    rect(410, 280, 380, 16, "#f0d9bd") +
    rect(0, 330, 1200, 70, "#7d4a3c") +
    rect(0, 326, 1200, 8, "#c98a5c") +
    place(cup("#e9c27e"), 510, 350) +
    place(cup("#8fa98c"), 690, 350) +
    [0, 1].map((i) => glow(510 + i * 14, 250 - i * 50, 46, "#fff6e6", 0.4)).join("") +
    glow(600, 330, 420, "#ffc985", 0.22)
  );
}

export function belonging() {
  const ground = wide({ seed: 2, y: 372, height: 30, waves: 1.2 });
  const walls = ["#5d3f52", "#6d4a4b", "#4b3a5c", "#7a4c50", "#54405e"];
  const homes = Array.from({ length: 6 }, (_, i) => [
    110 + i * 196,
    1 + 0.16 * Math.sin(i * 2.1),
    walls[i % 5],
  ]);
  return (
    sky(night) +
    stars({ seed: 7, count: 70, width: 1200, height: 220, t: 1 }) +
    moon(1040, 80, 30) +
    path(below(wide({ seed: 12, y: 320, height: 110, waves: 2 }), 420), "#5f5a8c") +
    each(
      homes,
      (x, scale, wall) =>
        glow(x, 320, 150, "#ffb860", 0.5) +
        place(house({ wall, roof: "#2b2342", light: "#ffd27c", door: "#7b3f36", snow: "#f4eef4" }), x, 372, {
          scale: scale * 1.05,
        }),
    ) +
    path(below(ground, 420), "#efe6f0") +
    each(homes, (x) => ellipse(x, 384, 60, 7, "#ffdf9f", 'opacity=".6"')) +
    drift({
      seed: 5,
      count: 80,
      width: 1200,
      height: 400,
      t: 2,
      fall: 30,
      sway: 10,
      low: 1,
      high: 3,
      colour: "#ffffff",
    })
  );
}

export function doubt() {
  const tent =
    path("M-110 0L-12 -124L92 0Z", "#b3563f") +
    path("M-12 -124L92 0H34Z", "#7b3a3c") +
    path("M-44 0L-12 -92L18 0Z", "#ffd88c");
  const next = random(44);
  const milk = Array.from({ length: 260 }, () =>
    circle(
      next() * 1300 - 50,
      150 + (next() + next() + next() - 1.5) * 110,
      0.4 + 1.2 * next() ** 3,
      "#ffe9cf",
      `opacity="${r(0.2 + 0.6 * next())}"`,
    ),
  ).join("");
  return (
    sky(night) +
    [0, 1, 2, 3, 4, 5, 6]
      .map((i) => glow(i * 200, 150 + 20 * Math.sin(i * 2), 190, "#8a6a9c", 0.22))
      .join("") +
    milk +
    stars({ seed: 19, count: 140, width: 1200, height: 320, t: 1 }) +
    path(below(wide({ seed: 33, y: 340, height: 80, waves: 1.5 }), 420), "#4b3358") +
    glow(800, 340, 240, "#ffb45a", 0.5) +
    place(tent, 800, 352) +
    path(below(wide({ seed: 14, y: 385, height: 40, waves: 1.2 }), 420), "#3a2742")
  );
}

export function advent() {
  const next = random(8);
  const twigs = Array.from({ length: 46 }, (_, i) =>
    place(
      path(fir(0, 40, 86, next), ["#2f4a45", "#3f5f52", "#54745c"][i % 3]),
      90 + i * 23,
      330 + Math.sin(i * 1.7) * 12,
      { turn: i % 2 ? 70 + next() * 40 : -70 - next() * 40 },
    ),
  ).join("");
  const candles = [300, 500, 700, 900]
    .map(
      (x, i) =>
        rect(x - 26, 170, 52, 150, "#b4513f", 'rx="5"') +
        rect(x - 26, 170, 16, 150, "#d9765c", 'rx="5"') +
        rect(x - 2, 154, 4, 18, "#3a2a2f") +
        (i === 0 ? glow(x, 130, 240, "#ffc46e", 0.8) + place(flame(1, 0), x, 158, { scale: 1.3 }) : ""),
    )
    .join("");
  return (
    wash("wall", 0, 0, 1200, 400, [
      [0, "#3a2a3f"],
      [1, "#6d4648"],
    ]) +
    rect(0, 350, 1200, 50, "#7d4a3c") +
    candles +
    twigs +
    Array.from({ length: 16 }, (_, i) =>
      circle(130 + i * 64, 336 + Math.sin(i * 2.2) * 16, 9, "#c9463f"),
    ).join("") +
    line(`M0 350H1200`, "#a9683f", 4)
  );
}
