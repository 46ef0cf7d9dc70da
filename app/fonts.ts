import localFont from "next/font/local";

/* The fallbacks are declared in `globals.css`: fonts of the visitor's machine, made as wide as these. */

export const displayFont = localFont({
  src: "../node_modules/@fontsource/newsreader/files/newsreader-latin-500-normal.woff2",
  variable: "--font-display",
  weight: "200 500",
  display: "swap",
  adjustFontFallback: false,
  fallback: ["Times as display", "Noto Serif as display"],
});

export const textFont = localFont({
  src: "../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
  variable: "--font-text",
  weight: "300 900",
  display: "swap",
  adjustFontFallback: false,
  fallback: ["Arial as text", "Roboto as text"],
});
