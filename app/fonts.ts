import localFont from "next/font/local";

export const displayFont = localFont({
  src: "../node_modules/@fontsource/newsreader/files/newsreader-latin-500-normal.woff2",
  variable: "--font-display",
  weight: "200 500",
  display: "swap",
  adjustFontFallback: "Times New Roman",
});

export const textFont = localFont({
  src: "../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
  variable: "--font-text",
  weight: "300 900",
  display: "swap",
  adjustFontFallback: "Arial",
});
