import {
  contrastOf,
  DEFAULT_COLORS,
  type HexColor,
  mendColors,
  MIN_TEXT_CONTRAST,
  type Palette,
  paletteOf,
  PAPER,
  parseColor,
} from "./colors";

/** Returns the contrast of each of the site's texts, by tone, with the brightest background it appears on. */
function contrastsOf({ dusk, lamp }: Palette): Record<string, number> {
  return {
    "words on the ground": contrastOf(dusk[100], dusk[700]),
    "quieter words": contrastOf(dusk[200], dusk[700]),
    "small words": contrastOf(dusk[300], dusk[700]),
    "links on the ground": contrastOf(lamp[300], dusk[700]),
    "what stands out": contrastOf(lamp[400], dusk[700]),
    "words of a button": contrastOf(dusk[950], lamp[400]),
    "links on paper": contrastOf(lamp[800], PAPER),
  };
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
];

describe.each(CHOICES)("%s", (_, ground, accent) => {
  it("become tones on which every text is legible", () => {
    const contrasts = contrastsOf(paletteOf({ ground, accent }));
    expect(Object.values(contrasts).filter((contrast) => contrast < MIN_TEXT_CONTRAST)).toEqual([]);
  });

  it("do not change when they are corrected again", () => {
    const mended = mendColors({ ground, accent });
    expect(mendColors(mended)).toEqual(mended);
  });
});

it("keeps the chosen colours if they are legible", () => {
  const colors = { ground: "#0b2545", accent: "#8ecae6" } as const;
  expect(mendColors(colors)).toEqual(colors);
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
