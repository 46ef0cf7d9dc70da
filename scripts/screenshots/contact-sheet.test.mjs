import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { siteDir } from "../support/paths.mjs";
import { MOST_BYTES } from "./contact-sheet.mjs";

const folder = path.join(siteDir, "docs/screenshots/languages");

it.each(readdirSync(folder))("%s is small enough for the repository", (sheet) => {
  expect(statSync(path.join(folder, sheet)).size).toBeLessThanOrEqual(MOST_BYTES);
});
