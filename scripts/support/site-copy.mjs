import { cpSync, mkdirSync, symlinkSync } from "node:fs";
import path from "node:path";
import { siteDir } from "./paths.mjs";

/** What a running site writes, and what is not the production build. */
const notCopied = new Set(["cache", "dev", "server/route-cache"]);

const linked = ["node_modules", "public", "package.json", "next.config.mjs"];

/**
 * Makes a folder to start the site in: its pages, cached as they are visited, stay apart from those of every other
 * site that runs from the same build.
 *
 * @param {string} folder which must not exist yet
 * @returns {string} the folder
 */
export function copySite(folder) {
  mkdirSync(folder, { recursive: true });
  const build = path.join(siteDir, ".next");
  cpSync(build, path.join(folder, ".next"), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !notCopied.has(path.relative(build, source)),
  });
  for (const name of linked) symlinkSync(path.join(siteDir, name), path.join(folder, name));
  return folder;
}
