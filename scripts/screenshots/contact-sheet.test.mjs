import { statSync } from "node:fs";
import path from "node:path";
import { LANGUAGE_NAMES } from "@lampstand/contract/languages";
import { siteDir } from "../support/paths.mjs";
import { MOST_BYTES } from "./contact-sheet.mjs";

it.each(LANGUAGE_NAMES)("there is a small contact sheet in %s", (language) => {
  const { size } = statSync(path.join(siteDir, `docs/screenshots/languages/${language}.webp`));
  expect(size).toBeLessThanOrEqual(MOST_BYTES);
});
