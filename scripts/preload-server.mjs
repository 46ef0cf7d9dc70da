/**
 * Preloaded by `npm run start:site`, `npm run start:provider` and `npm run start:worker`, which are one process each:
 * prepares the environment of the program in whose folder it is started, and its end.
 */
import { isMainThread } from "node:worker_threads";
import { describeError } from "./support/command.mjs";
import { providerDir } from "./support/paths.mjs";
import { ignoreOutputErrors, onNpmEnd } from "./support/process-guards.mjs";
import { environmentWithSecrets } from "./support/secrets.mjs";
import { loadSettings } from "./support/settings.mjs";

/** How long requests may take to finish after a signal, in milliseconds. */
const STOP_TIMEOUT = 10_000;

if (isMainThread) {
  ignoreOutputErrors();
  endWhenTold();
  prepareEnvironment();
}

/** Next stops at SIGINT and SIGTERM, once the requests under way are done; the worker at once. */
function endWhenTold() {
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) {
    process.once(signal, () => {
      // npm reports any other exit code as an error.
      process.once("exit", () => (process.exitCode = 0));
      setTimeout(() => process.exit(), STOP_TIMEOUT).unref();
    });
  }
  const stop = () => process.kill(process.pid, "SIGTERM");
  process.once("SIGHUP", stop);
  onNpmEnd(stop);
}

function prepareEnvironment() {
  try {
    const env = environmentWithSecrets(loadSettings("production"));
    const port = process.cwd() === providerDir ? env.PROVIDER_PORT : env.PORT;
    Object.assign(process.env, env, { PORT: port });
  } catch (error) {
    console.error(describeError(error));
    process.exit(1);
  }
}
