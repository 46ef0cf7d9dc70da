/**
 * Preloaded by `npm run start:site`, `npm run start:provider` and `npm run start:worker`, which are one process each, and by
 * `npm run mail:test`: prepares the environment of the program in whose folder it is started, and its end.
 */
import path from "node:path";
import { isMainThread } from "node:worker_threads";
import { detachAbortReasons } from "./support/abort-reasons.mjs";
import { describeError } from "./support/command.mjs";
import { requireFolders } from "./support/folders.mjs";
import { providerDir, workerFile } from "./support/paths.mjs";
import { ignoreOutputErrors, onNpmEnd } from "./support/process-guards.mjs";
import {
  answerStoredPages,
  closeUnusedConnections,
  ignoreUpgrades,
  isBuiltServer,
  refuseMethods,
  refuseRequests,
} from "./support/answer-requests.mjs";
import { sendCompressedFiles } from "./support/compressed-files.mjs";
import { environmentOf, environmentWithSecrets } from "./support/secrets.mjs";
import { loadSettings, LOOPBACK } from "./support/settings.mjs";

/** How long requests may take to finish after a signal, in milliseconds. */
const STOP_TIMEOUT = 10_000;

if (isMainThread) {
  ignoreOutputErrors();
  detachAbortReasons();
  endWhenTold();
  prepareEnvironment();
  refuseRequests();
  if (isBuiltServer()) {
    refuseMethods();
    ignoreUpgrades();
    closeUnusedConnections();
  }
  await answerStoredPages();
  // Before stored pages, which tell Next of one encoding alone.
  if (isBuiltServer()) sendCompressedFiles();
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

/** Whose environment and secrets this process gets, by its folder and its script. */
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
    // Next takes the address from its command line alone. Without one it listens on every interface.
    const host = env.HOST || (name === "provider" ? LOOPBACK : "");
    if (host && isBuiltServer()) process.argv.push("--hostname", host);
  } catch (error) {
    console.error(describeError(error));
    process.exit(1);
  }
}
