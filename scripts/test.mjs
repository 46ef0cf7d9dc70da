import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { buildIfStale, providerBuild, siteBuild } from "./support/builds.mjs";
import { runCommand } from "./support/command.mjs";
import { findBrowser } from "./support/find-browser.mjs";
import { siteDir } from "./support/paths.mjs";
import { runProcess } from "./support/processes.mjs";

const INTERRUPTED = 130;

const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1" };
const production = { ...env, NODE_ENV: /** @type {const} */ ("production") };

await runCommand(async (interrupted) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "lampstand-test-"));
  try {
    await stage("lint", interrupted);
    await stage("types", interrupted);
    await stage("test:unit", interrupted);
    await buildIfStale(providerBuild, production, interrupted);
    await buildIfStale(siteBuild, production, interrupted);
    const browser = await findBrowser();
    await stage("test:e2e", interrupted, { CHROMIUM_PATH: browser, E2E_FOLDER: folder });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, INTERRUPTED);

/**
 * Runs one of the package's scripts, with its output as it is.
 *
 * @param {string} script
 * @param {AbortSignal} interrupted
 * @param {Record<string, string>} [variables]
 * @throws {Error} when it fails
 */
async function stage(script, interrupted, variables) {
  console.log(`\n▸ ${script}`);
  await runProcess({
    name: script,
    command: "npm",
    args: ["run", "--silent", script],
    cwd: siteDir,
    env: { ...env, ...variables },
    interrupted,
  });
}
