/** What the shop sells, on a table in soft light. */
import { circle, ellipse, glow, line, linear, mix, path, place, rect, wash } from "../lib/paint.mjs";
import { inset } from "../lib/inset.mjs";
import { flame } from "../lib/figures.mjs";
import { scene as bridge } from "../scenes/stone-bridge.mjs";
import { scene as city } from "../scenes/city-night.mjs";
import { scene as lake } from "../scenes/lake-boat.mjs";
import { scene as lighthouse } from "../scenes/lighthouse.mjs";
import { scene as mountains } from "../scenes/mountain-dawn.mjs";
import { scene as well } from "../scenes/well.mjs";

/** @typedef {import("../lib/types.mjs").Scene} Scene */

const size = { width: 960, height: 1200 };

/**
 * Wall, table edge and a slanting patch of window light.
 *
 * @param {string} wall
 * @param {string} table
 */
function room(wall, table) {
  /**
   * @param {number} x
   * @param {number} y
   */
  const pane = (x, y) => path(`M${x} ${y}l150 -26l-70 190l-150 26Z`, "#fff6e0");
  return (
    wash("wall", 0, 0, 960, 1200, [
      [0, mix(wall, "#ffffff", 0.16)],
      [1, wall],
    ]) +
    `<g opacity=".35">${pane(330, 150)}${pane(500, 121)}${pane(246, 366)}${pane(416, 337)}</g>` +
    wash("table", 0, 900, 960, 300, [
      [0, mix(table, "#ffffff", 0.18)],
      [1, table],
    ]) +
    rect(0, 898, 960, 6, mix(table, "#ffffff", 0.4))
  );
}
/**
 * @param {number} x
 * @param {number} y
 * @param {number} wide
 * @param {number} [high]
 */
const shadow = (x, y, wide, high = 26) =>
  ellipse(x + 26, y, wide, high, "#4a2a2c", 'opacity=".22"') +
  ellipse(x + 12, y, wide * 0.85, high * 0.7, "#4a2a2c", 'opacity=".22"');
/** @param {string} colour */
const sprig = (colour) =>
  line("M0 0Q10 -120 -10 -240", "#6d7a4a", 6) +
  [40, 80, 120, 160, 200]
    .map((y, i) =>
      place(ellipse(0, 0, 40, 15, i % 2 ? colour : mix(colour, "#ffffff", 0.2)), i % 2 ? 34 : -34, -y, {
        turn: i % 2 ? -28 : 208,
      }),
    )
    .join("") +
  place(ellipse(0, 0, 15, 34, colour), -10, -256);
/** @param {string} colour */
const vase = (colour) =>
  path("M-50 0Q-86 -70 -60 -130Q-34 -170 -34 -210H34Q34 -170 60 -130Q86 -70 50 0Z", colour) +
  path(
    "M-40 -14Q-68 -70 -46 -124Q-30 -150 -26 -196H-14Q-16 -150 -30 -120Q-46 -70 -24 -14Z",
    "#ffffff",
    'opacity=".2"',
  );
/** @param {string} colour */
const lampMark = (colour) =>
  path("M-44 0H44L30 26H-30ZM-8 26H8V74H-8ZM-34 74H34V86H-34Z", colour) +
  path("M0 -10C-22 -18 -18 -44 0 -74C18 -44 22 -18 0 -10Z", colour);

const print = () =>
  room("#e8c4a0", "#b5754d") +
  shadow(420, 912, 300) +
  rect(150, 190, 540, 720, "#5d3734") +
  rect(166, 206, 508, 688, "#fdf4e3") +
  inset(mountains, { x: 226, y: 266, width: 388, height: 568, name: "p" }) +
  rect(150, 190, 540, 720, "none", 'stroke="#8b563b" stroke-width="10"') +
  path("M166 206H420L166 560Z", "#ffffff", 'opacity=".13"') +
  shadow(800, 1016, 70) +
  place(
    place(sprig("#7f9a70"), -8, -190, { turn: -8 }) +
      place(sprig("#8fa97c"), 16, -190, { turn: 16, scale: 0.85 }) +
      vase("#c2583f"),
    790,
    1014,
  );

const mug = () =>
  room("#d9b08a", "#a9683f") +
  shadow(470, 1010, 270, 34) +
  [0, 1, 2].map((i) => glow(420 + i * 60, 470 - i * 70, 90 + i * 26, "#fffaf0", 0.4)).join("") +
  `<path d="M640 640q170 -24 150 124q-22 120 -170 100" fill="none" stroke="#ecdcc0" stroke-width="44"/>` +
  linear(
    "mug",
    [
      [0, "#fffaf0"],
      [0.55, "#f6e8cf"],
      [1, "#d3b894"],
    ],
    true,
  ) +
  path("M250 560V920Q254 1010 360 1010H560Q666 1010 670 920V560Z", "url(#mug)") +
  ellipse(460, 560, 210, 40, "#fffaf0") +
  ellipse(460, 564, 186, 30, "#6b3a26") +
  ellipse(440, 560, 90, 12, "#8d553a", 'opacity=".7"') +
  glow(450, 770, 150, "#ffcf86", 0.7) +
  place(lampMark("#c2583f"), 450, 790, { scale: 1.7 });

const notebook = () =>
  room("#cfc3a2", "#8f6a4d") +
  place(
    rect(14, 18, 470, 640, "#4a2a2c", 'rx="14" opacity=".25"') +
      rect(10, 8, 470, 640, "#fbf0da", 'rx="8"') +
      rect(0, 0, 470, 640, "#b9573f", 'rx="14"') +
      rect(0, 0, 56, 640, "#9c4636", 'rx="14"') +
      rect(400, 0, 20, 640, "#7d3830") +
      path("M250 640V730L266 712L282 730V640Z", "#e9c27e") +
      rect(120, 120, 240, 110, "#fdf1dc", 'rx="6"') +
      line("M150 160H330M150 192H280", "#b9573f", 7) +
      place(lampMark("#f4cf95"), 234, 430, { scale: 1.3 }),
    250,
    320,
    { turn: -7 },
  ) +
  place(
    rect(6, 12, 420, 26, "#4a2a2c", 'opacity=".2" rx="8"') +
      rect(0, 0, 360, 26, "#e9b45c") +
      rect(0, 9, 360, 8, "#f4cf86") +
      path("M360 0L420 13L360 26Z", "#f6e2bd") +
      path("M400 9L420 13L400 18Z", "#3a2a2f") +
      rect(-34, 0, 34, 26, "#d98070", 'rx="6"') +
      rect(-8, 0, 12, 26, "#c9c0b4"),
    300,
    1090,
    { turn: -16 },
  );

const candle = () =>
  room("#7d4f4c", "#54333a") +
  glow(480, 560, 620, "#ffb45a", 0.5) +
  shadow(480, 1000, 230, 30) +
  linear(
    "glass",
    [
      [0, "#a9582f"],
      [0.3, "#e9923f"],
      [0.7, "#f4b060"],
      [1, "#8f4526"],
    ],
    true,
  ) +
  path("M300 560V930Q304 1000 380 1000H580Q656 1000 660 930V560Z", "url(#glass)") +
  rect(322, 690, 316, 270, "#fff0cf", 'rx="30" opacity=".85"') +
  glow(480, 690, 230, "#fff0c0", 0.85) +
  rect(476, 636, 8, 58, "#3a2a2f") +
  place(flame(1, 0), 480, 642, { scale: 3 }) +
  ellipse(480, 560, 180, 30, "none", 'stroke="#ffd9a0" stroke-width="8"') +
  path("M322 600V920Q324 960 350 976V600Z", "#ffffff", 'opacity=".25"') +
  rect(400, 790, 160, 120, "#fdf1dc", 'rx="8"') +
  place(lampMark("#b9573f"), 480, 838, { scale: 0.72 });

const tote = () =>
  room("#b9c1a0", "#8f6a4d") +
  rect(0, 140, 960, 14, "#8b5638") +
  circle(480, 172, 22, "#8b5638") +
  `<path d="M330 470Q330 190 480 186Q630 190 630 470" fill="none" stroke="#e2cfa8" stroke-width="26"/>` +
  shadow(480, 1064, 300, 22) +
  linear("cloth", [
    [0, "#f8ecd3"],
    [1, "#e2cba2"],
  ]) +
  path("M220 440H740L780 1040Q780 1062 756 1062H204Q180 1062 180 1040Z", "url(#cloth)") +
  line("M228 472H732", "#c9ad7c", 4, 'stroke-dasharray="14 10"') +
  path(
    "M250 1060Q290 800 262 470M700 1060Q676 820 706 470",
    "none",
    'stroke="#d3b98c" stroke-width="6" opacity=".7"',
  ) +
  `<clipPath id="round"><circle cx="480" cy="760" r="190"/></clipPath><g clip-path="url(#round)">${inset(city, { x: 122, y: -150, width: 640, height: 1138, name: "t" })}</g>` +
  circle(480, 760, 190, "none", 'stroke="#3a2f50" stroke-width="8"');

const shirt = () =>
  room("#e4c7b0", "#a87a5c") +
  place(
    path(
      "M-150 -330Q0 -270 150 -330L350 -210L270 -10L196 -50V440H-196V-50L-270 -10L-350 -210Z",
      "#1d2348",
      'opacity=".2" transform="translate(18 22)"',
    ) +
      path(
        "M-150 -330Q0 -270 150 -330L350 -210L270 -10L196 -50V440H-196V-50L-270 -10L-350 -210Z",
        "#2b3562",
      ) +
      path("M-150 -330Q0 -270 150 -330L128 -340Q0 -210 -128 -340Z", "#3b4880") +
      path("M-196 -50Q-150 120 -180 440H-196ZM196 -50Q150 120 180 440H196Z", "#1d2550", 'opacity=".6"') +
      `<clipPath id="half"><rect x="-140" y="-130" width="280" height="150"/></clipPath><g clip-path="url(#half)">${circle(0, 20, 92, "#f2a65a")}${Array.from({ length: 9 }, (_, i) => place(rect(-6, -140, 12, 34, "#f7cf87", 'rx="6"'), 0, 20, { turn: -80 + i * 20 })).join("")}</g>` +
      path("M-140 20H140L100 44H-100ZM-84 60H84L54 78H-54Z", "#f2a65a") +
      line("M-60 100H60", "#f7cf87", 8),
    480,
    600,
    { scale: 1.12 },
  ) +
  rect(470, 96, 20, 70, "#8b5638", 'rx="8"') +
  line("M300 226Q480 140 660 226", "#8b5638", 12);

/**
 * @param {Scene} scene
 * @param {string} name
 */
const card = (scene, name) =>
  rect(8, 14, 340, 500, "#4a2a2c", 'rx="14" opacity=".22"') +
  rect(0, 0, 340, 500, "#fdf4e3", 'rx="14"') +
  inset(scene, { x: 22, y: 22, width: 296, height: 390, name }) +
  line("M100 446H240M130 468H210", "#c2583f", 6);
const cards = () =>
  room("#c98f78", "#7d4a44") +
  place(card(lake, "a"), 60, 440, { turn: -15 }) +
  place(card(well, "b"), 315, 330, { turn: -1 }) +
  place(card(bridge, "c"), 590, 300, { turn: 13 }) +
  place(
    rect(6, 10, 420, 190, "#4a2a2c", 'opacity=".22" rx="8"') +
      rect(0, 0, 420, 190, "#f6e2bd", 'rx="8"') +
      path("M0 8L210 116L420 8", "none", 'stroke="#d3b083" stroke-width="6"') +
      circle(210, 108, 26, "#b9573f"),
    270,
    950,
    { turn: -4 },
  );

const calendar = () => {
  const days = Array.from({ length: 31 }, (_, i) =>
    circle(
      300 + ((i + 2) % 7) * 61,
      836 + Math.floor((i + 2) / 7) * 50,
      i === 6 ? 19 : 9,
      i === 6 ? "#c2583f" : (i + 2) % 7 > 4 ? "#d9a06c" : "#8b6f62",
    ),
  ).join("");
  return (
    room("#a9b8b0", "#8f6a4d") +
    circle(480, 126, 10, "#5d3734") +
    line("M480 126L330 190M480 126L630 190", "#8b5638", 4) +
    rect(216, 196, 560, 900, "#3a2a2f", 'opacity=".2" rx="6"') +
    rect(200, 184, 560, 900, "#fdf4e3", 'rx="6"') +
    inset(lighthouse, { x: 230, y: 214, width: 500, height: 520, share: 0.3, name: "l" }) +
    line("M410 772H550", "#c2583f", 10) +
    days +
    Array.from({ length: 15 }, (_, i) => rect(230 + i * 34, 172, 10, 30, "#8b6f62", 'rx="5"')).join("")
  );
};

export const products = [
  { file: "shop-print", ...size, draw: print },
  { file: "shop-mug", ...size, draw: mug },
  { file: "shop-notebook", ...size, draw: notebook },
  { file: "shop-candle", ...size, draw: candle },
  { file: "shop-tote", ...size, draw: tote },
  { file: "shop-shirt", ...size, draw: shirt },
  { file: "shop-cards", ...size, draw: cards },
  { file: "shop-calendar", ...size, draw: calendar },
];
