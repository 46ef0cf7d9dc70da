import "server-only";
import { readFile } from "node:fs/promises";

/**
 * The still cuts of the site's fonts: the drawing program reads neither variable fonts nor woff2. Each file is named
 * in full, which is how the build finds it and takes it along.
 */
const FILES = {
  newsreader: new URL(
    "../../node_modules/@fontsource/newsreader/files/newsreader-latin-500-normal.woff",
    import.meta.url,
  ),
  newsreaderExtended: new URL(
    "../../node_modules/@fontsource/newsreader/files/newsreader-latin-ext-500-normal.woff",
    import.meta.url,
  ),
  figtree: new URL(
    "../../node_modules/@fontsource/figtree/files/figtree-latin-600-normal.woff",
    import.meta.url,
  ),
  figtreeExtended: new URL(
    "../../node_modules/@fontsource/figtree/files/figtree-latin-ext-600-normal.woff",
    import.meta.url,
  ),
};

let loading: ReturnType<typeof load> | undefined;

/** The cards' fonts, read once. */
export function previewFonts() {
  loading ??= load();
  return loading;
}

function load() {
  return Promise.all([
    face("Newsreader", 500, FILES.newsreader),
    face("Newsreader Extended", 500, FILES.newsreaderExtended),
    face("Figtree", 600, FILES.figtree),
    face("Figtree Extended", 600, FILES.figtreeExtended),
  ]);
}

async function face(name: string, weight: 500 | 600, file: URL) {
  return { name, weight, data: await readFile(/* turbopackIgnore: true */ file) };
}
