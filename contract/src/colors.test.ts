import {
  contrastOf,
  DEFAULT_COLORS,
  type HexColor,
  mendColors,
  MIN_PART_CONTRAST,
  MIN_TEXT_CONTRAST,
  type Palette,
  paletteOf,
  PAPER,
  parseColor,
  WHITE,
} from "./colors";

const WORDS = [100, 200, 300] as const;
const LINKS = [200, 300] as const;
const GROUNDS = [950, 900, 800, 700] as const;

/** The glow behind words, in `app/globals.css`. */
const GLOW = 0.22;

/** Returns the contrast of each of the site's texts, by tone, with each background it appears on. */
function textContrasts({ dusk, lamp }: Palette): Record<string, number> {
  const tones = [...WORDS.map((tone) => dusk[tone]), ...LINKS.map((tone) => lamp[tone])];
  const grounds = [...GROUNDS.map((tone) => dusk[tone]), shining(dusk[900], lamp[500])];
  const onGrounds = tones.flatMap((words) =>
    grounds.map((ground) => [`${words} on ${ground}`, contrastOf(words, ground)] as const),
  );
  return {
    ...Object.fromEntries<number>(onGrounds),
    "words of a pointed-at button": contrastOf(dusk[100], dusk[600]),
    "words of a button": contrastOf(dusk[950], lamp[400]),
    "words of a round button": contrastOf(dusk[950], lamp[300]),
    "links on paper": contrastOf(lamp[800], PAPER),
  };
}

/** Returns the brightest part of the glow on a ground. */
function shining(ground: HexColor, glow: HexColor): HexColor {
  const channels = [1, 3, 5].map((at) =>
    [ground, glow].map((color) => Number.parseInt(color.slice(at, at + 2), 16)),
  );
  const mixed = channels.map(([dark = 0, light = 0]) => Math.round(dark + (light - dark) * GLOW));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

const CHOICES: [string, HexColor, HexColor][] = [
  ["the site's own", DEFAULT_COLORS.ground, DEFAULT_COLORS.accent],
  ["white on white", "#ffffff", "#ffffff"],
  ["black on black", "#000000", "#000000"],
  ["two that are alike", "#808080", "#7f7f7f"],
  ["a pale blue with a pale yellow", "#cfe8ff", "#fff7c2"],
  ["a dark blue with a dark red", "#102a54", "#5a0a0a"],
  ["a loud green with a loud pink", "#00ff00", "#ff00aa"],
  ["a pure blue, the darkest of all colours, twice", "#0000ff", "#0000ff"],
  ["a church's blue and gold", "#1e5aa8", "#f2b134"],
  ["the brightest grey under white words", "#767676", "#c8a24a"],
  ["the darkest of the bright grounds", "#3a2a2a", "#a51c30"],
];

describe.each(CHOICES)("%s", (_, ground, accent) => {
  it("become tones on which every text is legible", () => {
    const contrasts = Object.entries(textContrasts(paletteOf({ ground, accent })));
    expect(contrasts.filter(([, contrast]) => contrast < MIN_TEXT_CONTRAST)).toEqual([]);
  });

  it("become an accent that stands out from each ground", () => {
    const { dusk, lamp } = paletteOf({ ground, accent });
    for (const tone of GROUNDS)
      expect(contrastOf(lamp[400], dusk[tone])).toBeGreaterThanOrEqual(MIN_PART_CONTRAST);
  });

  it("do not change when they are corrected again", () => {
    const mended = mendColors({ ground, accent });
    expect(mendColors(mended)).toEqual(mended);
  });
});

it.each([
  { ground: "#0b2545", accent: "#8ecae6" },
  { ground: "#1e5aa8", accent: "#f2b134" },
  { ground: "#7a1f2b", accent: "#e0c068" },
  { ground: "#2e7d32", accent: "#ffd54f" },
  { ground: "#767676", accent: "#ffffff" },
] as const)("keeps ordinary church colours: %j", (colors) => {
  expect(mendColors(colors)).toEqual(colors);
});

it("replaces a ground with the nearest on which white words have 4.5:1", () => {
  const { ground } = mendColors({ ground: "#6fa8dc", accent: DEFAULT_COLORS.accent });
  const contrast = contrastOf(ground, WHITE);
  expect(contrast).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
  expect(contrast).toBeLessThan(MIN_TEXT_CONTRAST + 0.2);
});

it("replaces an accent with the nearest that has 3:1 with the ground", () => {
  const { accent } = mendColors({ ground: "#1e5aa8", accent: "#1e5aa8" });
  const contrast = contrastOf(accent, "#1e5aa8");
  expect(contrast).toBeGreaterThanOrEqual(MIN_PART_CONTRAST);
  expect(contrast).toBeLessThan(MIN_PART_CONTRAST + 0.1);
});

it.each([
  ["#0B2545", "#0b2545"],
  [" 0b2545 ", "#0b2545"],
  ["#abc", "#aabbcc"],
  ["#abcd", null],
  ["red", null],
  ["#12345g", null],
  ["#fff;background:url(x)", null],
  ["", null],
])("reads %p as %p", (text, expected) => expect(parseColor(text)).toBe(expected));
