/**
 * Prepares a program's environment and shutdown, by the folder it starts in. `npm run start:site`, `start:provider` and
 * `start:worker` (one process each) and `npm run mail:test` preload it.
 */
import path from "node:path";
import { isMainThread } from "node:worker_threads";
import { describeError } from "./support/command.mjs";
import { isBuiltServer } from "./support/answer-requests.mjs";
import { requireFolders } from "./support/folders.mjs";
import { providerDir, workerFile } from "./support/paths.mjs";
import { onNpmEnd } from "./support/process-guards.mjs";
import { environmentOf, environmentWithSecrets } from "./support/secrets.mjs";
import { loadSettings, LOOPBACK } from "./support/settings.mjs";

/** How long requests may take to finish after a signal, in milliseconds. */
const STOP_TIMEOUT = 10_000;

if (isMainThread) {
  endWhenTold();
  prepareEnvironment();
}
// Part of the preload depends on the environment.
await import("./support/preload.mjs");

/** On SIGINT and SIGTERM, Next finishes its requests and stops; the worker stops at once. */
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

/** Returns this process's program, which decides its environment and secrets, by its folder and script. */
function program() {
  if (process.cwd() !== providerDir) return "site";
  return path.resolve(process.argv[1] ?? "") === workerFile ? "worker" : "provider";
}

function prepareEnvironment() {
  try {
    const settings = loadSettings("production");
    const name = program();
    requireFolders(settings, name);
    const env = environmentWithSecrets(settings);
    const port = name === "site" ? env.PORT : env.PROVIDER_PORT;
    Object.assign(process.env, environmentOf(env, name), { PORT: port });
    // Next reads the address only from its command line. Without one it listens on every interface.
    const host = env.HOST || (name === "provider" ? LOOPBACK : "");
    if (host && isBuiltServer()) process.argv.push("--hostname", host);
  } catch (error) {
    console.error(describeError(error));
    process.exit(1);
  }
}
