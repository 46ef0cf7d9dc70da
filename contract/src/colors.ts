/** Derives the site's colours from the two a church chooses, so all text meets WCAG 2.2 AA. */

/** A colour as `#rrggbb`. */
export type HexColor = `#${string}`;

/** A church's two colours: the dark ground behind videos and headings, and what stands out on it. */
export type ChurchColors = { ground: HexColor; accent: HexColor };

export const DEFAULT_COLORS: ChurchColors = { ground: "#1b1729", accent: "#fbbf57" };

/**
 * The site's tones: `dusk` runs from the ground to the words on it, `lamp` from the accent's words (200, 300) and the
 * accent itself (400) over its glow behind words (500) to its version on paper (800).
 */
export type Palette = {
  dusk: Record<950 | 900 | 800 | 700 | 600 | 300 | 200 | 100, HexColor>;
  lamp: Record<200 | 300 | 400 | 500 | 800, HexColor>;
};

/** The background of long texts, the same for every church. */
export const PAPER: HexColor = "#fbf8f4";

/** Minimum contrast between text and its background (WCAG 2.2, 1.4.3). */
export const MIN_TEXT_CONTRAST = 4.5;

/** Minimum contrast of buttons, bars and marks with what is around them (WCAG 2.2, 1.4.11). */
export const MIN_PART_CONTRAST = 3;

/** Higher, because words on paper also appear on tints of it. */
const MIN_PAPER_CONTRAST = 5.5;

/** On a ground this dark, cards are lighter than it and the accent glows; on a brighter one, both are darker. */
const MIN_NIGHT_CONTRAST = 13;

/** Behind films and for words on the accent; white text stays legible on it over a bright picture. */
const MIN_DEEP_CONTRAST = 16;

/** The largest share of the accent in the glow behind words. */
const GLOW = 0.22;

export const WHITE: HexColor = "#ffffff";
const BLACK: HexColor = "#000000";

/** How far each correction step moves a colour. */
const STEP = 0.01;

const DEFAULT_PALETTE: Palette = {
  dusk: {
    950: "#120f1c",
    900: "#1b1729",
    800: "#272138",
    700: "#372f4d",
    600: "#51476e",
    300: "#b3a9c9",
    200: "#d4cde2",
    100: "#efebf6",
  },
  lamp: { 200: "#ffe6b8", 300: "#ffd58b", 400: "#fbbf57", 500: "#fbbf57", 800: "#7a4504" },
};

/** Parses `#rgb` or `#rrggbb`, with or without the `#`, to `#rrggbb` in lower case; `null` for anything else. */
export function parseColor(text: string): HexColor | null {
  const [, digits = ""] = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim()) ?? [];
  if (digits === "") return null;
  const long = digits.length === 3 ? digits.replace(/./g, "$&$&") : digits;
  return `#${long.toLowerCase()}`;
}

/** Returns two colours' contrast ratio as defined by WCAG, from 1 to 21. */
export function contrastOf(one: HexColor, other: HexColor): number {
  const luminances = [luminanceOf(one), luminanceOf(other)];
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}

/** Returns the tones for a church's colours, each moved from the choice only as far as its contrast requires. */
export function paletteOf({ ground, accent }: ChurchColors): Palette {
  const isDefault = ground === DEFAULT_COLORS.ground && accent === DEFAULT_COLORS.accent;
  if (isDefault) return DEFAULT_PALETTE;
  const dark = contrasting(ground, BLACK, [{ with: WHITE, least: MIN_TEXT_CONTRAST }]);
  const isNight = contrastOf(dark, WHITE) >= MIN_NIGHT_CONTRAST;
  const raise = (share: number) => mix(dark, isNight ? WHITE : BLACK, share);
  const raised = raise(0.14);
  const deep = contrasting(mix(dark, BLACK, 0.3), BLACK, [{ with: WHITE, least: MIN_DEEP_CONTRAST }]);
  const light = contrasting(accent, WHITE, [
    { with: isNight ? raised : dark, least: MIN_PART_CONTRAST },
    { with: deep, least: MIN_TEXT_CONTRAST },
  ]);
  const glow = isNight ? light : deep;
  const words = (color: HexColor) =>
    contrasting(
      color,
      WHITE,
      [dark, raised, mix(dark, glow, GLOW)].map((ground) => ({ with: ground, least: MIN_TEXT_CONTRAST })),
    );
  return {
    dusk: {
      950: deep,
      900: dark,
      800: raise(0.06),
      700: raised,
      600: raise(0.28),
      300: words(mix(dark, WHITE, 0.66)),
      200: words(mix(dark, WHITE, 0.81)),
      100: words(mix(dark, WHITE, 0.93)),
    },
    lamp: {
      200: words(mix(light, WHITE, 0.6)),
      300: words(mix(light, WHITE, 0.3)),
      400: light,
      500: glow,
      800: contrasting(accent, BLACK, [{ with: PAPER, least: MIN_PAPER_CONTRAST }]),
    },
  };
}

/** Returns the two colours as the site shows them. */
export function mendColors(colors: ChurchColors): ChurchColors {
  const { dusk, lamp } = paletteOf(colors);
  return { ground: dusk[900], accent: lamp[400] };
}

type Contrast = { with: HexColor; least: number };

/** Returns the colour nearest to this one, on the way to black or white, that has every contrast. */
function contrasting(color: HexColor, by: HexColor, contrasts: Contrast[]): HexColor {
  for (let share = 0; share < 1; share += STEP) {
    const mixed = mix(color, by, share);
    if (contrasts.every(({ with: other, least }) => contrastOf(mixed, other) >= least)) return mixed;
  }
  return by;
}

function mix(color: HexColor, other: HexColor, share: number): HexColor {
  const others = channelsOf(other);
  const mixed = channelsOf(color).map((value, index) =>
    Math.round(value + ((others[index] ?? value) - value) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

function luminanceOf(color: HexColor): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channelsOf(color: HexColor): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}
