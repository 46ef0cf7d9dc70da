/** `npm run seed:reset`: starts over with the example content */
import { once } from "node:events";
import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline/promises";
import { runCommand } from "./support/command.mjs";
import { payloadCommand, providerDir } from "./support/paths.mjs";
import { isPortFree } from "./support/ports.mjs";
import { runNode } from "./support/processes.mjs";
import { environmentWithSecrets } from "./support/secrets.mjs";
import { loadSettings } from "./support/settings.mjs";

await runCommand(async (interrupted) => {
  const settings = loadSettings("production");
  if (!(await isPortFree(settings.providerPort))) {
    throw new Error(`Port ${settings.providerPort} is in use: stop the provider before resetting it`);
  }
  await confirm("This deletes every word, picture, story and staff account. Type yes to go on:");
  const env = environmentWithSecrets(settings);
  if (!(await reset(env, settings.dataDir, interrupted))) {
    throw new Error("Resetting the seed ended before it was done: please run it again");
  }
});

/**
 * Asks whoever sits at the terminal. Where nobody does, or with `--yes`, the command goes on unasked.
 *
 * @param {string} question
 * @throws {Error} with one line, when the answer is anything but "yes"
 */
async function confirm(question) {
  if (!process.stdin.isTTY || process.argv.includes("--yes")) return;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const closed = once(terminal, "close").then(() => "");
  const answer = await Promise.race([terminal.question(`${question} `), closed]);
  terminal.close();
  if (answer.trim().toLowerCase() !== "yes") throw new Error("Nothing was deleted");
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} dataDir
 * @param {AbortSignal} interrupted
 * @returns {Promise<boolean>} whether it came to its end, which its exit code does not tell
 */
async function reset(env, dataDir, interrupted) {
  const proof = path.join(dataDir, "seed-reset-done");
  rmSync(proof, { force: true });
  await runNode({
    name: "Resetting the seed",
    // Lexical's entry for Node loads itself once more while it is being loaded, which now and then never ends.
    args: ["--conditions=production", payloadCommand, "run", "src/seed/reset.ts", proof],
    cwd: providerDir,
    env,
    interrupted,
  });
  const isDone = existsSync(proof);
  rmSync(proof, { force: true });
  return isDone;
}
