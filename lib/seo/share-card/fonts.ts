import "server-only";
import { readFile } from "node:fs/promises";

/** ImageResponse reads neither variable fonts nor woff2. Each path is written in full, so that the build traces it. */
const FONT_FILES = {
  newsreader: new URL(
    "../../../node_modules/@fontsource/newsreader/files/newsreader-latin-500-normal.woff",
    import.meta.url,
  ),
  newsreaderExtended: new URL(
    "../../../node_modules/@fontsource/newsreader/files/newsreader-latin-ext-500-normal.woff",
    import.meta.url,
  ),
  figtree: new URL(
    "../../../node_modules/@fontsource/figtree/files/figtree-latin-600-normal.woff",
    import.meta.url,
  ),
  figtreeExtended: new URL(
    "../../../node_modules/@fontsource/figtree/files/figtree-latin-ext-600-normal.woff",
    import.meta.url,
  ),
};

let fonts: ReturnType<typeof loadFonts> | undefined;

/** The fonts of cards and posters, read once. */
export function readFonts() {
  return (fonts ??= loadFonts());
}

function loadFonts() {
  return Promise.all([
    loadFont("Newsreader", 500, FONT_FILES.newsreader),
    loadFont("Newsreader Extended", 500, FONT_FILES.newsreaderExtended),
    loadFont("Figtree", 600, FONT_FILES.figtree),
    loadFont("Figtree Extended", 600, FONT_FILES.figtreeExtended),
  ]);
}

async function loadFont(name: string, weight: 500 | 600, file: URL) {
  return { name, weight, data: await readFile(/* turbopackIgnore: true */ file) };
}
