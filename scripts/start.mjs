/** `npm start`: builds what is not built and runs both programs */
import { runCommand } from "./support/command.mjs";
import { requireFolders } from "./support/folders.mjs";
import { requireFreePorts } from "./support/ports.mjs";
import { runPrograms } from "./support/programs.mjs";
import { isRelease } from "./support/release-platform.mjs";
import { environmentOf, environmentWithSecrets } from "./support/secrets.mjs";
import { loadSettings } from "./support/settings.mjs";
import { forgetWanted, restoreWanted } from "./support/wanted-backup.mjs";

await runCommand(async (interrupted) => {
  const settings = loadSettings("production");
  for (const program of /** @type {const} */ (["site", "provider"]))
    if (program === "site" || settings.usesEmbeddedProvider) requireFolders(settings, program);
  await requireFreePorts(settings);
  forgetWanted(settings.dataDir);
  for (let isBuilt = isRelease(); ; isBuilt = true) {
    const env = environmentWithSecrets(settings);
    if (!isBuilt) await build(settings.usesEmbeddedProvider, env, interrupted);
    try {
      await runPrograms(settings, { ...env, RESTORED_BY_START: "1" }, "start", interrupted);
      return;
    } catch (error) {
      if (!(await restoreWanted(settings, interrupted))) throw error;
    }
  }
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
