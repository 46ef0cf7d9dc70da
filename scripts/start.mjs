/** `npm start`: builds what is not built and runs both programs */
import { runCommand } from "./support/command.mjs";
import { requireFolders } from "./support/folders.mjs";
import { requireFreePorts } from "./support/ports.mjs";
import { runPrograms } from "./support/programs.mjs";
import { isRelease } from "./support/release-platform.mjs";
import { environmentOf, environmentWithSecrets } from "./support/secrets.mjs";
import { loadSettings } from "./support/settings.mjs";

await runCommand(async (interrupted) => {
  const settings = loadSettings("production");
  const hasBuilds = isRelease();
  for (const program of /** @type {const} */ (["site", "provider"]))
    if (program === "site" || settings.usesEmbeddedProvider) requireFolders(settings, program);
  await requireFreePorts(settings);
  const env = environmentWithSecrets(settings);
  if (!hasBuilds) await build(settings.usesEmbeddedProvider, env, interrupted);
  await runPrograms(settings, env, "start", interrupted);
}, tellInterruption);

/** @param {string} cause */
function tellInterruption(cause) {
  console.log(`Stopping (${cause})`);
}

/**
 * @param {boolean} withProvider
 * @param {NodeJS.ProcessEnv} env
 * @param {AbortSignal} interrupted
 */
async function build(withProvider, env, interrupted) {
  // A release has no build tools.
  const { buildIfStale, providerBuild, siteBuild } = await import("./support/builds.mjs");
  if (withProvider) await buildIfStale(providerBuild, environmentOf(env, "provider"), interrupted);
  await buildIfStale(siteBuild, environmentOf(env, "site"), interrupted);
}
