/** `lampstand update FILE`: replaces the current release, and restores it if the new one doesn't become ready */
import { ignoreOutputErrors } from "./support/process-guards.mjs";
import { describeError } from "./support/command.mjs";
import { loadSettings } from "./support/settings.mjs";
import { thisMachine } from "./support/update-machine.mjs";
import { update } from "./support/update.mjs";

// A lost connection to the machine mustn't end it between two versions.
ignoreOutputErrors();
process.on("SIGHUP", () => undefined);
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"]))
  process.on(signal, () => console.log("Please wait until the update has finished."));

try {
  const [file, ...others] = process.argv.slice(2);
  if (!file || others.length > 0) throw new Error("Usage: lampstand update lampstand-<version>.tar.gz");
  await update(file, thisMachine(loadSettings("production")), (line) => console.log(line));
  process.exit(0);
} catch (error) {
  console.error(describeError(error));
  process.exit(1);
}
