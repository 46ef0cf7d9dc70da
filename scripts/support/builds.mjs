import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { nextCommand, providerDir, siteDir } from "./paths.mjs";
import { runProcess } from "./processes.mjs";
import { sourceHash } from "./source-hash.mjs";

/**
 * @typedef {object} Build
 * @property {string} name
 * @property {string} dir
 * @property {string[]} sources what the build reads, relative to the repository's root
 */

const shared = ["package-lock.json", "contract"];

/** @type {Build} */
export const siteBuild = {
  name: "site",
  dir: siteDir,
  sources: [
    ...shared,
    "app",
    "components",
    "lib",
    "instrumentation.ts",
    "instrumentation-client.ts",
    "proxy.ts",
    "next.config.mjs",
    "postcss.config.mjs",
    "tailwind.config.ts",
    "tsconfig.json",
  ],
};

/** @type {Build} */
export const providerBuild = {
  name: "provider",
  dir: providerDir,
  sources: [...shared, "provider/src", "provider/next.config.mjs", "provider/tsconfig.json"],
};

/**
 * Builds for production, and notes beside the build which sources it was made from.
 *
 * @param {Build} build
 * @param {NodeJS.ProcessEnv} env
 * @param {AbortSignal} interrupted
 * @throws {Error} when the build fails
 */
export async function runBuild(build, env, interrupted) {
  const stamp = stampOf(build);
  const hash = sourceHash(siteDir, build.sources);
  rmSync(stamp, { force: true });
  await runProcess({
    name: `Building the ${build.name}`,
    args: [nextCommand, "build", build.dir],
    cwd: build.dir,
    env,
    interrupted,
  });
  writeFileSync(stamp, hash);
}

/**
 * Builds only when there is no build of the present sources.
 *
 * @param {Build} build
 * @param {NodeJS.ProcessEnv} env
 * @param {AbortSignal} interrupted
 * @throws {Error} when the build fails
 */
export async function buildIfStale(build, env, interrupted) {
  const stamp = stampOf(build);
  const isFresh = existsSync(stamp) && readFileSync(stamp, "utf8") === sourceHash(siteDir, build.sources);
  if (isFresh) return;
  console.log(`Building the ${build.name} …`);
  await runBuild(build, env, interrupted);
}

/** @param {Build} build */
function stampOf(build) {
  return path.join(build.dir, ".next", "source-hash");
}
