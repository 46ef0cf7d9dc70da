import type { Config } from "tailwindcss";
import { DEFAULT_COLORS, paletteOf, PAPER } from "./contract/src/colors";

/** Turns each tone into a custom property, so a church can have its own: see `lib/seo/church-look.ts`. */
function customizable<Shade extends number>(name: string, tones: Record<Shade, string>) {
  const shades = Object.entries<string>(tones);
  return Object.fromEntries(shades.map(([shade, color]) => [shade, `var(--${name}-${shade}, ${color})`]));
}

const tones = paletteOf(DEFAULT_COLORS);
const dusk = customizable("dusk", tones.dusk);
const lamp = customizable("lamp", tones.lamp);

const faint = (color: string | undefined, percent: number) =>
  `color-mix(in srgb, ${color} ${percent}%, transparent)`;

/**
 * The visual language: dusk around the stories, lamplight on them, linen to read on. `contract/src/colors.ts` has the
 * tones of dusk and lamp, and the contrasts they keep; on linen-50 ink has 15:1 and ink-soft 7:1.
 */
const config = {
  content: ["./app/**/*.{ts,tsx}", "./components/**/*.{ts,tsx}"],
  theme: {
    extend: {
      colors: {
        dusk,
        lamp,
        ember: { 800: "#9a2412" },
        linen: { 50: PAPER },
        ink: { DEFAULT: "#241d2f", soft: "#574e66" },
      },
      fontFamily: {
        display: ["var(--font-display)", "Georgia", "serif"],
        text: ["var(--font-text)", "system-ui", "sans-serif"],
      },
      fontSize: {
        caption: ["0.8125rem", { lineHeight: "1.4" }],
        body: ["1.0625rem", { lineHeight: "1.65" }],
        lead: ["clamp(1.125rem, 1rem + 0.6vw, 1.375rem)", { lineHeight: "1.55" }],
        title: ["min(clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem), 10vw)", { lineHeight: "1.25" }],
        heading: [
          "min(clamp(1.875rem, 1.4rem + 2.2vw, 3rem), 12vw)",
          { lineHeight: "1.12", letterSpacing: "-0.015em" },
        ],
        hero: [
          "min(clamp(2.5rem, 1.6rem + 4.4vw, 5rem), 13vw)",
          { lineHeight: "1.02", letterSpacing: "-0.025em" },
        ],
      },
      spacing: { gutter: "clamp(1.25rem, 4vw, 3.5rem)", section: "clamp(4.5rem, 9vw, 8.5rem)" },
      maxWidth: { page: "76rem", prose: "42rem", measure: "31.5rem" },
      borderRadius: { card: "1.25rem", stage: "1.75rem" },
      boxShadow: {
        glow: `0 0 0 1px ${faint(lamp[300], 14)}, 0 24px 90px -18px ${faint(lamp[400], 42)}`,
        lift: `0 18px 50px -20px ${faint(dusk[950], 55)}`,
      },
      transitionDuration: { modal: "300ms" },
      transitionTimingFunction: { settle: "cubic-bezier(0.2, 0.7, 0.2, 1)" },
    },
  },
} satisfies Config;

export default config;
