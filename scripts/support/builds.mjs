import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { bundleProvider } from "./bundle-provider.mjs";
import { compressFiles } from "./compressed-files.mjs";
import { nextCommand, providerDir, siteDir } from "./paths.mjs";
import { runNode } from "./processes.mjs";

/**
 * @typedef {object} Build
 * @property {string} name
 * @property {string} dir
 * @property {RegExp} others files and folders that only the other program or neither build reads, relative to the root
 */

/** At any depth: hidden files, installed or generated files, tests and prose. */
const notSource =
  /^\.|^(node_modules|coverage|test-results|playwright-report|next-env\.d\.ts)$|\.tsbuildinfo$|\.d\.json\.ts$|\.(test|spec)\.[a-z]+$|\.md$|\.tar\.gz$/;

const tools =
  /^(bench|deploy|docs|e2e|scripts|provider\/scripts|LICENSE|(eslint|jest|knip|playwright|renovate)\..*)$/;

/** @type {Build} */
export const siteBuild = { name: "site", dir: siteDir, others: /^provider$/ };

/** @type {Build} */
export const providerBuild = {
  name: "provider",
  dir: providerDir,
  others: /^(app|components|lib|public|(instrumentation|next|postcss|proxy|tailwind)\b.*)$/,
};

/**
 * Builds for production and records beside the build which sources it used.
 *
 * @param {Build} build
 * @param {NodeJS.ProcessEnv} env
 * @param {AbortSignal} [interrupted]
 * @throws {Error} when the build fails
 */
export async function runBuild(build, env, interrupted) {
  const stamp = stampOf(build);
  const hash = sourceHash(siteDir, build, dataFolders(env));
  const isFirst = !existsSync(stamp);
  rmSync(stamp, { force: true });
  await runNode({
    name: `Building the ${build.name}`,
    args: [nextCommand, "build", build.dir],
    cwd: build.dir,
    // The compiler's cache speeds up the second build, but costs a third of the first one's time and 300 MB.
    env: { ...env, ...(isFirst && { WITHOUT_BUILD_CACHE: "1" }) },
    interrupted,
  });
  if (build === providerBuild) await bundleProvider();
  else await compressFiles(build.dir);
  writeFileSync(stamp, hash);
}

/**
 * Builds unless a build of the current sources exists.
 *
 * @param {Build} build
 * @param {NodeJS.ProcessEnv} env
 * @param {AbortSignal} [interrupted]
 * @throws {Error} when the build fails
 */
export async function buildIfStale(build, env, interrupted) {
  const stamp = stampOf(build);
  const hash = sourceHash(siteDir, build, dataFolders(env));
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return;
  console.log(`Building the ${build.name} …`);
  await runBuild(build, env, interrupted);
}

/**
 * Returns a digest of the names and contents of all files that the build may depend on. Every file counts unless listed
 * as irrelevant, so a new file causes a new build.
 *
 * @param {string} root
 * @param {Pick<Build, "others">} build
 * @param {string[]} [dataFolders] absolute; programs write there while they run
 */
export function sourceHash(root, { others }, dataFolders = []) {
  const hash = createHash("sha256");

  /** @param {string} folder */
  const add = (folder) => {
    const entries = readdirSync(path.join(root, folder), { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const name = path.posix.join(folder, entry.name);
      const file = path.join(root, name);
      if (notSource.test(entry.name) || tools.test(name) || others.test(name)) continue;
      if (dataFolders.includes(file)) continue;
      if (entry.isDirectory()) add(name);
      else if (entry.isFile()) hash.update(`${name}\0`).update(readFileSync(file)).update("\0");
    }
  };
  add("");
  return hash.digest("hex");
}

/** @param {NodeJS.ProcessEnv} env */
function dataFolders({ DATA_DIR, UPLOAD_DIR }) {
  return [DATA_DIR, UPLOAD_DIR].flatMap((folder) => (folder ? path.resolve(siteDir, folder) : []));
}

/** @param {Build} build */
function stampOf(build) {
  return path.join(build.dir, ".next", "source-hash");
}
