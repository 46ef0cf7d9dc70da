import type { Config } from "tailwindcss";

/**
 * The visual language: dusk around the stories, lamplight on them, linen to read on.
 * Contrast on dusk-900: dusk-100 14:1, dusk-200 10:1, lamp-400 11:1; on linen-50: ink 15:1, ink-soft 7:1.
 */
const config = {
  content: ["./app/**/*.{ts,tsx}", "./components/**/*.{ts,tsx}"],
  theme: {
    extend: {
      colors: {
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
        lamp: { 200: "#ffe6b8", 300: "#ffd58b", 400: "#fbbf57", 800: "#7a4504" },
        ember: { 800: "#9a2412" },
        linen: { 50: "#fbf8f4" },
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
        title: ["clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem)", { lineHeight: "1.25" }],
        heading: ["clamp(1.875rem, 1.4rem + 2.2vw, 3rem)", { lineHeight: "1.12", letterSpacing: "-0.015em" }],
        hero: ["clamp(2.5rem, 1.6rem + 4.4vw, 5rem)", { lineHeight: "1.02", letterSpacing: "-0.025em" }],
      },
      spacing: { gutter: "clamp(1.25rem, 4vw, 3.5rem)", section: "clamp(4.5rem, 9vw, 8.5rem)" },
      maxWidth: { page: "76rem", prose: "42rem", measure: "31.5rem" },
      borderRadius: { card: "1.25rem", stage: "1.75rem" },
      boxShadow: {
        glow: "0 0 0 1px rgb(255 213 139 / 0.14), 0 24px 90px -18px rgb(238 159 47 / 0.42)",
        lift: "0 18px 50px -20px rgb(18 15 28 / 0.55)",
      },
      transitionDuration: { modal: "300ms" },
      transitionTimingFunction: { settle: "cubic-bezier(0.2, 0.7, 0.2, 1)" },
    },
  },
} satisfies Config;

export default config;
