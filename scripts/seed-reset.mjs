/** `npm run seed:reset`: starts over with the example content */
import { once } from "node:events";
import { createInterface } from "node:readline/promises";
import { runCommand } from "./support/command.mjs";
import { payloadNodeOption, providerDir } from "./support/paths.mjs";
import { isPortFree } from "./support/ports.mjs";
import { runNode } from "./support/processes.mjs";
import { environmentOf, environmentWithSecrets } from "./support/secrets.mjs";
import { loadSettings } from "./support/settings.mjs";

await runCommand(async (interrupted) => {
  const settings = loadSettings("production");
  if (!(await isPortFree(settings.providerPort))) {
    throw new Error(`Port ${settings.providerPort} is in use: stop the provider before resetting it`);
  }
  await confirm("This deletes all text, pictures, stories and staff accounts. Type yes to continue:");
  await runNode({
    name: "Resetting the seed",
    args: [payloadNodeOption, "--import", "tsx", "src/seed/reset.ts"],
    cwd: providerDir,
    env: environmentOf(environmentWithSecrets(settings), "provider"),
    interrupted,
  });
});

/**
 * Asks for confirmation in the terminal, unless `--yes` is set.
 *
 * @param {string} question
 * @throws {Error} with one line, unless the answer is "yes"; also without a terminal
 */
async function confirm(question) {
  if (process.argv.includes("--yes")) return;
  if (!process.stdin.isTTY) {
    throw new Error(
      'Nothing was deleted because there is no terminal to ask. "npm run seed:reset -- --yes" deletes without asking',
    );
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const closed = once(terminal, "close").then(() => "");
  const answer = await Promise.race([terminal.question(`${question} `), closed]);
  terminal.close();
  if (answer.trim().toLowerCase() !== "yes") throw new Error("Nothing was deleted");
}
