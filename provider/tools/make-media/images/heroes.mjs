/** The large pictures of the home, volunteer and app pages, and a spare for the about page. */
import { each } from "../lib/table.mjs";
import { circle, ellipse, glow, line, linear, mix, path, place, rect, wash } from "../lib/paint.mjs";
import { below, crown, firs, skyline } from "../lib/land.mjs";
import { mist, stars, sun } from "../lib/sky.mjs";
import { backOfPerson, walker } from "../lib/figures.mjs";
import { inset } from "../lib/inset.mjs";
import { scene as lake } from "../scenes/lake-boat.mjs";

/** @typedef {import("../lib/types.mjs").Point} Point */

const size = { width: 1600, height: 900 };

/**
 * A string of small lights sagging between two points.
 *
 * @param {number} x0
 * @param {number} y0
 * @param {number} x1
 * @param {number} y1
 * @param {number} sag
 * @param {number} count
 */
function lights(x0, y0, x1, y1, sag, count) {
  /**
   * @param {number} share
   * @returns {Point}
   */
  const at = (share) => [x0 + (x1 - x0) * share, y0 + (y1 - y0) * share + sag * 4 * share * (1 - share)];
  const wire = line(`M${x0} ${y0}Q${(x0 + x1) / 2} ${(y0 + y1) / 2 + sag * 2} ${x1} ${y1}`, "#3a2a3a", 3);
  return (
    wire +
    Array.from({ length: count }, (_, i) => at((i + 0.5) / count))
      .map(([x, y]) => glow(x, y + 12, 56, "#ffc76e", 0.75) + ellipse(x, y + 12, 8, 11, "#fff0c4"))
      .join("")
  );
}

function storyTable() {
  /**
   * @param {string} coat
   * @param {string} hair
   * @param {boolean} long
   */
  const person = (coat, hair, long) => backOfPerson({ coat, hair, long });
  const phone =
    rect(-40, -150, 80, 150, "#241d2b", 'rx="12"') +
    rect(-34, -142, 68, 134, "#f0cfa6", 'rx="7"') +
    circle(0, -92, 20, "#a86f50") +
    path("M-34 -30Q-30 -66 0 -68Q30 -66 34 -30V-8H-34Z", "#b4513f") +
    circle(24, -132, 4, "#d9402f");
  return (
    wash("sky", 0, 0, 1600, 640, [
      [0, "#37406f"],
      [0.5, "#b06a7a"],
      [1, "#ffc98c"],
    ]) +
    sun(1120, 400, 50, "#fff0c9", "#ffb86a") +
    path(below(skyline({ seed: 12, x0: -40, x1: 1640, y: 560, height: 160, waves: 2 }), 700), "#8a5570") +
    path(below(skyline({ seed: 5, x0: -40, x1: 1640, y: 600, height: 90, waves: 2.6 }), 700), "#5d4060") +
    path(crown(90, 210, 260, 3, 46), "#33283f") +
    path(crown(1540, 180, 230, 8, 40), "#33283f") +
    lights(60, 210, 800, 150, 70, 9) +
    lights(800, 150, 1560, 200, 70, 9) +
    wash("lawn", 0, 600, 1600, 300, [
      [0, "#5d5a48"],
      [1, "#2f3434"],
    ]) +
    glow(800, 620, 620, "#ffbe72", 0.4) +
    linear("wood", [
      [0, "#c98a5c"],
      [1, "#8b5638"],
    ]) +
    path("M380 660H1220L1330 760H270Z", "url(#wood)") +
    rect(270, 760, 1060, 26, "#7b4a34") +
    [310, 1260].map((x) => rect(x, 780, 30, 140, "#6d4030")).join("") +
    ellipse(600, 716, 52, 9, "#5d3734", 'opacity=".4"') +
    path("M560 660Q560 714 600 714Q640 714 640 660Z", "#8fa98c") +
    ellipse(600, 660, 40, 8, "#dbe6d2") +
    path("M920 666Q920 720 960 720Q1000 720 1000 666Z", "#e9c27e") +
    ellipse(960, 666, 40, 8, "#fbe7bd") +
    place(phone, 830, 736, { scale: 1.05, turn: 3 }) +
    rect(700, 640, 36, 76, "#fff3d6", 'rx="6"') +
    glow(718, 628, 130, "#ffd889", 0.9) +
    path("M718 640C706 634 708 620 718 604C728 620 730 634 718 640Z", "#fff6da") +
    place(person("#7d3f46", "#3a2330", true), 440, 836, { scale: 1.75 }) +
    place(person("#33506b", "#5d4a48", false), 1180, 836, { scale: 1.75 })
  );
}

function volunteer() {
  const coats = [
    ["#b4513f", "#6d3f35", true],
    ["#33506b", "#8a5a44", false],
    ["#e0a04a", "#4b2f2c", true],
    ["#6f8f55", "#a86f50", false],
    ["#7a4a68", "#c98b66", true],
    ["#39606b", "#5d3a30", false],
  ];
  const people = each(coats, (coat, skin, skirt, i) => {
    const x = 330 + i * 190;
    const lantern = place(
      line("M0 0V16", "#33263c", 3) +
        glow(0, 32, 60, "#ffc76e", 0.95) +
        rect(-9, 16, 18, 28, "#fff0c4", 'rx="4"') +
        rect(-12, 12, 24, 6, "#33263c") +
        rect(-12, 42, 24, 6, "#33263c"),
      7,
      -44,
      { scale: 0.55 },
    );
    return (
      ellipse(x, 742, 90, 10, "#2b2036", 'opacity=".5"') +
      place(
        walker({
          coat,
          skin,
          hair: i % 2 ? "#2b2036" : "#4b2f3a",
          skirt,
          stride: i % 2 ? 0.5 : -0.4,
          scarf: i % 3 ? null : "#f4cd8b",
        }) + lantern,
        x,
        740 + (i % 2) * 24,
        { scale: 2.5 },
      )
    );
  });
  const ridge = skyline({ seed: 31, x0: -40, x1: 1640, y: 560, height: 180, waves: 2 });
  return (
    wash("sky", 0, 0, 1600, 720, [
      [0, "#20275a"],
      [0.5, "#80557f"],
      [1, "#f3a77d"],
    ]) +
    stars({ seed: 5, count: 100, width: 1600, height: 300, t: 1 }) +
    sun(1240, 500, 46, "#ffe8b8", "#ffae6a") +
    path(below(ridge, 900), "#6d4a70") +
    path(firs(ridge, { seed: 2, every: 22, low: 16, high: 54 }), "#6d4a70") +
    mist("m", 590, 140, "#ffc79a", 0.4, 1600) +
    wash("hill", 0, 640, 1600, 260, [
      [0, "#54405e"],
      [1, "#2b2142"],
    ]) +
    path(below(skyline({ seed: 3, x0: -40, x1: 1640, y: 720, height: 60, waves: 1.2 }), 910), "#3f3050") +
    glow(800, 660, 700, "#ffb766", 0.3) +
    people
  );
}

function appPhone() {
  const phone =
    rect(-190, -400, 380, 790, "#231c2b", 'rx="56"') +
    `<clipPath id="screen"><rect x="-172" y="-382" width="344" height="754" rx="40"/></clipPath><g clip-path="url(#screen)">${inset(lake, { x: -210, y: -382, width: 424, height: 754, name: "s" })}${wash(
      "foot",
      -172,
      170,
      344,
      210,
      [
        [0, "#141a2a", 0],
        [1, "#141a2a", 0.8],
      ],
    )}</g>` +
    rect(-50, -366, 100, 24, "#231c2b", 'rx="12"') +
    rect(-140, 268, 190, 16, "#fdf1dc", 'rx="8"') +
    rect(-140, 298, 240, 11, "#e9d9c4", 'rx="5" opacity=".8"') +
    rect(-140, 318, 170, 11, "#e9d9c4", 'rx="5" opacity=".8"') +
    circle(0, -60, 44, "#fdf1dc", 'opacity=".85"') +
    path("M-13 -84V-36L28 -60Z", "#b4513f");
  return (
    wash("wall", 0, 0, 1200, 1200, [
      [0, "#f0c79d"],
      [1, "#d98f70"],
    ]) +
    circle(600, 640, 430, "#f7dcb4", 'opacity=".7"') +
    circle(600, 640, 330, "#fdf1dc", 'opacity=".6"') +
    each(
      [
        [210, 300, 70],
        [1010, 380, 50],
        [960, 960, 84],
        [240, 940, 56],
      ],
      (x, y, s) => glow(x, y, s * 2, "#fff6e0", 0.8),
    ) +
    path(crown(120, 1130, 190, 5, 26), mix("#7f9a70", "#c98a5c", 0.2)) +
    path(crown(1110, 1140, 170, 9, 26), "#7f9a70") +
    path(crown(260, 1190, 110, 2, 14), "#6f8b5c") +
    rect(440, 262, 380, 800, "#5d3431", 'rx="60" opacity=".22" transform="rotate(-6 600 640)"') +
    place(phone, 600, 630, { turn: -6, scale: 1.06 })
  );
}

function aboutHall() {
  /** @param {number} x */
  const arch = (x) =>
    path(`M${x} 520V240Q${x} 140 ${x + 90} 140Q${x + 180} 140 ${x + 180} 240V520Z`, "url(#light)") +
    line(`M${x + 90} 140V520M${x} 300H${x + 180}`, "#b98a6a", 8) +
    path(
      `M${x} 520V240Q${x} 140 ${x + 90} 140Q${x + 180} 140 ${x + 180} 240V520Z`,
      "none",
      'stroke="#f6e2bd" stroke-width="14"',
    );
  const chair = place(
    rect(-46, -150, 10, 230, "#6d4030") +
      rect(36, -150, 10, 230, "#6d4030") +
      rect(-50, -150, 100, 46, "#8b5638", 'rx="8"') +
      rect(-54, -6, 108, 16, "#8b5638", 'rx="5"'),
    0,
    0,
  );
  return (
    wash("wall", 0, 0, 1600, 900, [
      [0, "#e3bd97"],
      [1, "#c98f6d"],
    ]) +
    linear("light", [
      [0, "#bcd3d6"],
      [1, "#fff0c9"],
    ]) +
    [170, 480, 940, 1250].map(arch).join("") +
    rect(0, 660, 1600, 240, "#9c6545") +
    [0, 1, 2, 3, 4].map((i) => rect(0, 660 + i * 48, 1600, 3, "#8b5638")).join("") +
    [170, 480, 940, 1250]
      .map((x) => path(`M${x - 40} 700H${x + 120}L${x + 20} 890H${x - 180}Z`, "#fff0c9", 'opacity=".25"'))
      .join("") +
    place(chair, 560, 700, { scale: 1.3 }) +
    place(chair, 1040, 700, { scale: 1.3 }) +
    path("M600 640H1000L1040 690H560Z", "#f6e2bd") +
    rect(560, 690, 480, 16, "#d9bb8c") +
    line("M600 706L680 860M1000 706L920 860M680 706L600 860M920 706L1000 860", "#7b4a34", 9) +
    rect(690, 560, 60, 86, "#c2583f", 'rx="8"') +
    path(crown(720, 520, 60, 3, 16), "#7f9a70") +
    circle(700, 500, 14, "#f4b04a") +
    circle(740, 510, 14, "#e2603f") +
    circle(722, 474, 13, "#fff3df") +
    rect(850, 590, 70, 50, "#39606b", 'rx="6"') +
    circle(885, 615, 16, "#8fb4b5") +
    line("M885 640V656", "#2a2333", 8) +
    glow(800, 420, 700, "#fff3d0", 0.28)
  );
}

export const heroes = [
  { file: "home-story-table", ...size, draw: storyTable },
  { file: "volunteer-hero", ...size, draw: volunteer },
  { file: "about-hall", ...size, draw: aboutHall },
  { file: "app-phone", width: 1200, height: 1200, draw: appPhone },
];
