import localFont from "next/font/local";

export const displayFont = localFont({
  src: "../node_modules/@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2",
  variable: "--font-display",
  weight: "200 800",
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
