/** The heading pictures of the blogs. */
import { each } from "../lib/table.mjs";
import { circle, ellipse, glow, line, mix, path, place, rect, wash } from "../lib/paint.mjs";
import { below, crown, skyline } from "../lib/land.mjs";
import { sun } from "../lib/sky.mjs";
import { noEnding, notAnAdvert } from "./blog-outdoors.mjs";

const size = { width: 1200, height: 750 };

/**
 * A window with a view, `inner` being drawn in its own 600 x 420 box.
 *
 * @param {number} x
 * @param {number} y
 * @param {string} inner
 * @param {string} [frame]
 */
function windowPane(x, y, inner, frame = "#f6e2bd") {
  return (
    `<svg x="${x}" y="${y}" width="600" height="420" viewBox="0 0 600 420">${inner}</svg>` +
    rect(x, y, 600, 420, "none", `stroke="${frame}" stroke-width="20"`) +
    rect(x + 294, y, 12, 420, frame) +
    rect(x - 26, y + 424, 652, 24, mix(frame, "#8b5638", 0.25), 'rx="4"')
  );
}
/**
 * @param {number} seed
 * @param {number} y
 * @param {number} height
 * @param {string} fill
 * @param {number} [waves]
 */
const hills = (seed, y, height, fill, waves = 1.5) =>
  path(below(skyline({ seed, x0: -20, x1: 620, y, height, waves }), 440), fill);

function oneMinute() {
  const view =
    wash("v", 0, 0, 600, 420, [
      [0, "#8fb0bf"],
      [0.6, "#f6cf9f"],
      [1, "#ffe2ae"],
    ]) +
    sun(410, 190, 40) +
    hills(4, 360, 120, "#c99a86") +
    hills(9, 420, 90, "#8f7a6d");
  /** @param {number} flip */
  const bulb = (flip) =>
    path(
      "M-86 0Q-90 90 -14 150V160H14V150Q90 90 86 0Z",
      "#fff6e6",
      `opacity=".55" transform="scale(1 ${flip})"`,
    );
  const glass =
    rect(-110, -190, 220, 26, "#8b5638", 'rx="8"') +
    rect(-110, 164, 220, 26, "#8b5638", 'rx="8"') +
    [-92, 80].map((x) => rect(x, -170, 12, 340, "#a9744a")).join("") +
    place(bulb(1), 0, -162) +
    place(bulb(-1), 0, 162) +
    path("M-44 -76Q-40 -40 -10 -8H10Q40 -40 44 -76Q0 -66 -44 -76Z", "#e9a552") +
    path("M-80 160Q-60 84 0 70Q60 84 80 160Z", "#e9a552") +
    line("M0 -8V76", "#e9a552", 5) +
    path("M-70 -150Q-70 -90 -20 -40Q-50 -90 -50 -150Z", "#ffffff", 'opacity=".5"');
  return (
    wash("wall", 0, 0, 1200, 750, [
      [0, "#e6bd97"],
      [1, "#cf9a78"],
    ]) +
    windowPane(300, 60, view) +
    rect(0, 560, 1200, 190, "#a9683f") +
    rect(0, 556, 1200, 8, "#d9a476") +
    glow(720, 240, 520, "#fff0c4", 0.35) +
    ellipse(470, 640, 170, 18, "#5d3431", 'opacity=".35"') +
    place(glass, 420, 448) +
    place(
      rect(0, 0, 300, 18, "#fdf1dc", 'rx="3"') +
        path("M0 0Q150 -34 300 0V-6Q150 -40 0 -6Z", "#fffaf0") +
        line("M40 -14Q150 -34 260 -12", "#c9a27c", 3),
      690,
      626,
    ) +
    place(rect(0, 0, 170, 10, "#c2583f", 'rx="5"') + path("M170 0l26 5l-26 5Z", "#f6e2bd"), 760, 646, {
      turn: -7,
    })
  );
}

function listening() {
  /** @param {string} colour */
  const chair = (colour) =>
    path("M-150 20Q-160 -210 -90 -236Q0 -262 90 -236Q160 -210 150 20Z", colour) +
    path("M-106 10Q-112 -176 -64 -196Q0 -212 64 -196Q112 -176 106 10Z", mix(colour, "#ffffff", 0.14)) +
    rect(-130, -20, 260, 90, mix(colour, "#ffffff", 0.07), 'rx="30"') +
    rect(-178, -80, 62, 170, mix(colour, "#2a1d2b", 0.16), 'rx="28"') +
    rect(116, -80, 62, 170, mix(colour, "#2a1d2b", 0.16), 'rx="28"') +
    rect(-140, 86, 18, 60, "#5d3734") +
    rect(122, 86, 18, 60, "#5d3734");
  /** @param {string} colour */
  const cup = (colour) =>
    path("M-22 -34Q-22 0 0 0Q22 0 22 -34Z", colour) +
    ellipse(0, -34, 22, 5, "#fff6e2") +
    `<path d="M20 -28q18 -2 14 12q-4 8 -18 8" fill="none" stroke="${colour}" stroke-width="5"/>`;
  return (
    wash("wall", 0, 0, 1200, 750, [
      [0, "#4f3a4d"],
      [1, "#85584f"],
    ]) +
    rect(0, 600, 1200, 150, "#5d3a35") +
    ellipse(600, 680, 520, 60, "#9c5a48") +
    ellipse(600, 680, 470, 48, "none", 'stroke="#e0b27f" stroke-width="5" stroke-dasharray="18 14"') +
    rect(594, 210, 12, 440, "#2f2230") +
    ellipse(600, 652, 70, 12, "#2f2230") +
    glow(600, 220, 470, "#ffc777", 0.75) +
    path("M510 240L548 120H652L690 240Z", "#ffe3a8") +
    `<g transform="translate(300 540) skewY(3)">${chair("#a34f42")}</g><g transform="translate(900 540) skewY(-3)">${chair("#44616a")}</g>` +
    ellipse(600, 596, 110, 20, "#a9744a") +
    rect(592, 600, 16, 90, "#7d4f38") +
    place(cup("#e9c27e"), 560, 594) +
    place(cup("#8fa98c"), 640, 594) +
    [0, 1].map((i) => glow(562 + i * 78, 540, 36, "#fff6e6", 0.4)).join("") +
    each(
      [
        [110, 130, "#c98659"],
        [1000, 120, "#c98659"],
      ],
      (x, y, c) =>
        rect(x, y, 110, 140, c) +
        rect(x + 12, y + 12, 86, 116, "#f0d9b5") +
        path(
          below(skyline({ seed: x, x0: x + 12, x1: x + 98, y: y + 110, height: 40, waves: 1 }), y + 128),
          "#b5735c",
        ),
    )
  );
}

function filming() {
  const view =
    wash("v", 0, 0, 600, 420, [
      [0, "#9cc0c9"],
      [1, "#fbe9c4"],
    ]) +
    glow(300, 160, 300, "#fffaf0", 0.9) +
    path(crown(110, 250, 110, 4, 26), "#8fa97c") +
    path(crown(520, 270, 120, 6, 26), "#7f9a70") +
    hills(2, 420, 60, "#a9b98c");
  const books = each(
    [
      ["#39606b", 250, 0],
      ["#c2583f", 270, -8],
      ["#e9c27e", 236, 6],
      ["#7f9a70", 256, -2],
    ],
    (c, w, dx, i) =>
      rect(-w / 2 + dx, -40 * (i + 1), w, 38, c, 'rx="5"') +
      rect(w / 2 + dx - 26, -40 * (i + 1) + 5, 22, 28, "#fbf0da") +
      rect(-w / 2 + dx + 20, -40 * (i + 1) + 8, 8, 22, "#ffffff", 'opacity=".35"'),
  );
  const phone =
    rect(-66, -290, 132, 264, "#2a2333", 'rx="20"') +
    rect(-57, -280, 114, 244, "#f0cfa6", 'rx="13"') +
    path("M-57 -110Q-50 -150 0 -152Q50 -150 57 -110V-50Q57 -36 44 -36H-44Q-57 -36 -57 -50Z", "#b4513f") +
    circle(0, -190, 34, "#a86f50") +
    path("M-34 -190a34 36 0 0 1 68 -4q-34 -14 -68 4Z", "#3a2330") +
    circle(0, -60, 13, "#fdf1dc") +
    circle(0, -60, 9, "#d9402f") +
    circle(-38, -262, 5, "#d9402f");
  const chair =
    rect(-80, -300, 16, 420, "#7b4a34") +
    rect(64, -300, 16, 420, "#7b4a34") +
    path("M-84 -292Q0 -320 84 -292V-236Q0 -262 -84 -236Z", "#8b563b") +
    [-40, 0, 40].map((x) => rect(x - 5, -250, 10, 250, "#7b4a34")).join("") +
    rect(-92, -6, 184, 24, "#8b563b", 'rx="8"');
  return (
    wash("wall", 0, 0, 1200, 750, [
      [0, "#ecd0ae"],
      [1, "#dcae86"],
    ]) +
    windowPane(80, 50, view, "#fdf4e3") +
    path("M80 50H680L980 750H380Z", "#fff6da", 'opacity=".25"') +
    rect(0, 640, 1200, 110, "#b5754d") +
    place(chair, 940, 560, { scale: 1.05 }) +
    place(path("M-60 0Q-90 60 -40 140L60 120Q80 40 50 0Z", "#39606b"), 900, 300) +
    rect(230, 600, 420, 20, "#8b5638", 'rx="5"') +
    rect(256, 618, 18, 140, "#7b4a34") +
    rect(606, 618, 18, 140, "#7b4a34") +
    place(books, 440, 600) +
    place(phone, 446, 462, { turn: 3 })
  );
}

function wait() {
  const view =
    wash("v", 0, 0, 600, 420, [
      [0, "#a9c4cf"],
      [1, "#fdeec5"],
    ]) +
    sun(150, 150, 36) +
    hills(7, 380, 110, "#b7c39a") +
    hills(3, 430, 80, "#9db07c");
  /** @param {string} colour */
  const pot = (colour) =>
    path("M-66 -110H66L48 0H-48Z", colour) +
    rect(-76, -134, 152, 32, mix(colour, "#ffffff", 0.12), 'rx="6"') +
    path("M-56 -100H-36L-28 -8H-42Z", "#ffffff", 'opacity=".2"') +
    ellipse(0, -134, 64, 8, "#4b2f2c");
  /**
   * @param {number} y
   * @param {number} reach
   */
  const leafPair = (y, reach) =>
    path(
      `M0 ${y}Q${reach * 0.6} ${y - reach * 0.7} ${reach} ${y - reach * 0.3}Q${reach * 0.5} ${y + 8} 0 ${y}ZM0 ${y}Q${-reach * 0.6} ${y - reach * 0.7} ${-reach} ${y - reach * 0.3}Q${-reach * 0.5} ${y + 8} 0 ${y}Z`,
      "#6f8f55",
    );
  /**
   * @param {number} height
   * @param {number} pairs
   */
  const sprout = (height, pairs) =>
    line(`M0 -134V${-134 - height}`, "#5d7a48", 7) +
    Array.from({ length: pairs }, (_, i) =>
      leafPair(-134 - (height * (i + 1)) / pairs, 30 + 12 * pairs - i * 6),
    ).join("");
  const letter =
    rect(0, -120, 210, 130, "#fbf0da", 'rx="6"') +
    path("M0 -116L105 -40L210 -116", "none", 'stroke="#d9bb8c" stroke-width="5"') +
    circle(105, -48, 20, "#b4503f");
  return (
    wash("wall", 0, 0, 1200, 750, [
      [0, "#dfb08a"],
      [1, "#c98f6d"],
    ]) +
    windowPane(300, 40, view, "#fdf4e3") +
    rect(0, 600, 1200, 150, "#a9683f") +
    rect(0, 594, 1200, 10, "#e0b080") +
    each(
      [
        [330, 60, 1, "#c2583f"],
        [540, 130, 2, "#b5644a"],
        [750, 230, 4, "#a84833"],
      ],
      (x, height, pairs, colour) =>
        ellipse(x + 12, 640, 86, 12, "#5d3431", 'opacity=".35"') +
        place(sprout(height, pairs) + pot(colour), x, 636),
    ) +
    place(letter, 900, 640, { turn: 4 }) +
    glow(450, 190, 480, "#fff3d0", 0.3)
  );
}

export const blogImages = [
  { file: "blog-one-minute", ...size, draw: oneMinute },
  { file: "blog-listening", ...size, draw: listening },
  { file: "blog-filming", ...size, draw: filming },
  { file: "blog-no-ending", ...size, draw: noEnding },
  { file: "blog-not-an-advert", ...size, draw: notAnAdvert },
  { file: "blog-wait", ...size, draw: wait },
];
