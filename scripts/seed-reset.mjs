import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import { runCommand } from "./support/command.mjs";
import { confirm } from "./support/confirm.mjs";
import { isPortFree } from "./support/free-port.mjs";
import { loadEnvironment } from "./support/load-environment.mjs";
import { siteDir } from "./support/paths.mjs";
import { runProcess } from "./support/processes.mjs";
import { environmentWithSecrets } from "./support/secrets.mjs";

/** Payload's runner now and then ends, as if all were well, before it has begun. */
const ATTEMPTS = 2;

await runCommand(async (interrupted) => {
  const settings = loadEnvironment("production");
  if (!(await isPortFree(settings.providerPort))) {
    throw new Error(`Port ${settings.providerPort} is in use: stop the provider before resetting it`);
  }
  await confirm("This deletes every word, picture, story and staff account. Type yes to go on:");
  const env = environmentWithSecrets(settings);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    if (await reset(env, settings.dataDir, interrupted)) return;
  }
  throw new Error("Resetting the seed ended before it was done: please run it again");
});

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} dataDir
 * @param {AbortSignal} interrupted
 * @returns {Promise<boolean>} whether it came to its end, which its exit code does not tell
 */
async function reset(env, dataDir, interrupted) {
  const proof = path.join(dataDir, "seed-reset-done");
  rmSync(proof, { force: true });
  await runProcess({
    name: "Resetting the seed",
    command: "npm",
    args: ["run", "--silent", "seed:reset", "--workspace", "provider", "--", proof],
    cwd: siteDir,
    env,
    interrupted,
  });
  const isDone = existsSync(proof);
  rmSync(proof, { force: true });
  return isDone;
}
