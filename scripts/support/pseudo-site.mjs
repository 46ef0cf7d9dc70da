/** Builds the site with a pseudo language in the place of German, which only tests use. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { siteBuild, sourceHash } from "./builds.mjs";
import { readCatalogue } from "./catalogue.mjs";
import { copySources } from "./edge.mjs";
import { nextCommand, siteDir } from "./paths.mjs";
import { runNode } from "./processes.mjs";
import { pseudoCatalogue } from "./pseudo-language.mjs";

/** The language whose sentences are replaced. */
export const PSEUDO_LANGUAGE = /** @satisfies {import("@lampstand/contract/languages").Language} */ ("de");

/** A copy of the site's sources. */
export const pseudoSiteDir = path.join(siteDir, ".cache/pseudo-site");

const copied = [
  "app",
  "components",
  "contract",
  "lib",
  "messages",
  "public",
  "runtime",
  "instrumentation.ts",
  "next.config.mjs",
  "package.json",
  "postcss.config.mjs",
  "proxy.site.ts",
  "tailwind.config.ts",
  "tsconfig.json",
];

const stamp = path.join(pseudoSiteDir, "source-hash");

/** Returns the pseudo language's sentences. */
export function pseudoSentences() {
  return pseudoCatalogue(readCatalogue("en"));
}

/**
 * Builds it unless a build of the current sources exists.
 *
 * @param {NodeJS.ProcessEnv} env
 * @throws {Error} when the build fails
 */
export async function buildPseudoSite(env) {
  const sentences = JSON.stringify(pseudoSentences(), null, 2);
  const hash = createHash("sha256").update(sourceHash(siteDir, siteBuild)).update(sentences).digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return;
  rmSync(pseudoSiteDir, { recursive: true, force: true });
  for (const name of copied) copySources(path.join(siteDir, name), path.join(pseudoSiteDir, name));
  writeFileSync(path.join(pseudoSiteDir, `messages/${PSEUDO_LANGUAGE}.json`), sentences);
  symlinkSync("../../node_modules", path.join(pseudoSiteDir, "node_modules"));
  await runNode({
    name: "Building the site in a pseudo language",
    args: [nextCommand, "build", pseudoSiteDir],
    cwd: pseudoSiteDir,
    env: { ...env, WITHOUT_BUILD_CACHE: "1" },
  });
  writeFileSync(stamp, hash);
}
