import { WANTS_RESTORE } from "@lampstand/runtime/wanted-backup";
import { keepRunning } from "./keep-running.mjs";
import { nextCommand, payloadNodeOption, providerDir, siteDir, workerFile } from "./paths.mjs";
import { startNode } from "./processes.mjs";
import { environmentOf } from "./secrets.mjs";
import { LOOPBACK } from "./settings.mjs";
import { waitForHttp } from "./wait-for.mjs";

/**
 * How long a connection may stay idle, in milliseconds. Longer than proxies keep theirs (a minute for most), which
 * avoids requests into a closing connection. package.json has the same number for `start:site` and `start:provider`.
 */
const KEEP_ALIVE_MS = 75_000;

/** How a program ends after saying why it won't run. */
const REFUSED_TO_RUN = "exit code 1";

/**
 * @typedef {object} ProgramOptions
 * @property {"start" | "dev"} [mode] by default a production server of the build
 * @property {import("./processes.mjs").ProcessOptions["output"]} [output]
 * @property {AbortSignal} [interrupted]
 */

/**
 * Starts the site on PORT, at HOST.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {ProgramOptions & { dir?: string }} [options] the folder of another build
 */
export function startSite(env, { dir = siteDir, ...options } = {}) {
  return startNext("site", dir, { port: env.PORT, host: env.HOST }, environmentOf(env, "site"), options);
}

/**
 * Starts the embedded provider on PROVIDER_PORT, at HOST.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {ProgramOptions} [options]
 */
export function startProvider(env, options) {
  const address = { port: env.PROVIDER_PORT, host: env.HOST || LOOPBACK };
  return startNext("provider", providerDir, address, environmentOf(env, "provider"), options);
}

/**
 * Starts the worker that prepares videos beside the embedded provider.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {Omit<ProgramOptions, "mode">} [options]
 */
export function startWorker(env, options) {
  const args = [payloadNodeOption, workerFile];
  return startNode({ name: "worker", args, cwd: providerDir, env: environmentOf(env, "worker"), ...options });
}

/**
 * Waits until the site serves.
 *
 * @param {string} siteUrl
 * @param {AbortSignal} signal ends the waiting
 */
export function waitForSite(siteUrl, signal) {
  return waitForHttp(`${siteUrl}/api/health`, signal);
}

/**
 * Waits until the provider answers its calls.
 *
 * @param {string} providerUrl
 * @param {AbortSignal} signal ends the waiting
 */
export function waitForProvider(providerUrl, signal) {
  return waitForHttp(`${providerUrl}/web/setting-page-content`, signal);
}

/**
 * Runs the site, and the embedded provider with its worker unless another provider is set, until an interruption.
 * Restarts any that ends.
 *
 * @param {import("./settings.mjs").Settings} settings
 * @param {NodeJS.ProcessEnv} variables
 * @param {"start" | "dev"} mode
 * @param {AbortSignal} interrupted
 * @throws {Error} when one can't start; this stops all of them
 */
export async function runPrograms(settings, variables, mode, interrupted) {
  // They write into a pipe and can't tell that it leads to a terminal.
  const usual = process.stdout.isTTY || mode === "dev" ? "text" : "json";
  const env = { ...variables, LOG_FORMAT: variables.LOG_FORMAT || usual };
  const { usesEmbeddedProvider, providerUrl, siteUrl } = settings;
  const failure = new AbortController();
  const stopping = AbortSignal.any([interrupted, failure.signal]);
  const options = { mode, output: /** @type {const} */ ("prefix"), interrupted: stopping };

  /** @param {() => Promise<unknown>} run */
  const orFail = async (run) => {
    try {
      await run();
    } catch (error) {
      failure.abort(error);
    }
  };
  /**
   * Keeps a server running. If it refuses to run before its first answer, as in a wrong environment, a restart is
   * useless.
   *
   * @param {"site" | "provider"} name
   * @param {typeof startSite} startProgram
   * @param {() => Promise<void>} waitUntilReady
   */
  const serve = (name, startProgram, waitUntilReady) => {
    let hasAnswered = false;
    const isFinal = (/** @type {string} */ outcome) =>
      outcome === `exit code ${WANTS_RESTORE}` || (!hasAnswered && outcome === REFUSED_TO_RUN);
    const start = () =>
      startProgram(isProviderStarting ? { ...env, STARTS_WITH_PROVIDER: "1" } : env, options);
    return {
      answers: orFail(async () => {
        await waitUntilReady();
        hasAnswered = true;
      }),
      ended: orFail(() => keepRunning({ name, start, isFinal, interrupted: stopping })),
    };
  };
  let isProviderStarting = usesEmbeddedProvider && mode === "start";
  const provider = usesEmbeddedProvider
    ? serve("provider", startProvider, () => waitForProvider(providerUrl, stopping))
    : undefined;
  const site = serve("site", startSite, () => waitForSite(siteUrl, stopping));
  await provider?.answers;
  isProviderStarting = false;
  const worker = provider && !stopping.aborted && orFail(() => keepWorkerRunning(env, mode, stopping));
  await site.answers;
  if (!stopping.aborted) announce(settings);
  await Promise.all([provider?.ended, site.ended, worker]);
  failure.signal.throwIfAborted();
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {"start" | "dev"} mode
 * @param {AbortSignal} interrupted
 */
async function keepWorkerRunning(env, mode, interrupted) {
  if (mode === "dev") {
    const { bundleProvider } = await import("./bundle-provider.mjs");
    await bundleProvider();
  }
  if (env.PREPARE_AT_ONCE === "0") return;
  const start = () => startWorker(env, { output: "prefix", interrupted });
  await keepRunning({ name: "worker", start, interrupted });
}

/** @param {import("./settings.mjs").Settings} settings */
function announce(settings) {
  console.log(
    `\n${addressLines(settings)
      .map((line) => `  ${line}`)
      .join("\n")}\n`,
  );
}

/**
 * Returns where the running programs answer: the site at its public address, and also on this machine if that differs.
 *
 * @param {import("./settings.mjs").Settings} settings
 * @returns {string[]}
 */
export function addressLines(settings) {
  const { siteUrl, sitePort } = settings;
  const isPublic =
    settings.env.SITE_URL && ![siteUrl, `http://localhost:${sitePort}`].includes(settings.env.SITE_URL);
  const lines = [`Site      ${isPublic ? `${settings.env.SITE_URL} (on this machine ${siteUrl})` : siteUrl}`];
  if (settings.usesEmbeddedProvider) {
    lines.push(`Admin     ${settings.adminUrl}/admin`);
    lines.push(`Data      ${settings.dataDir}`);
  } else {
    lines.push(`Provider  ${settings.env.API_BASE_URL}`);
  }
  lines.push("Stop      Ctrl-C");
  return lines;
}

/**
 * @param {string} name
 * @param {string} dir
 * @param {{ port: string | undefined, host: string | undefined }} address every interface without a host
 * @param {NodeJS.ProcessEnv} env
 * @param {ProgramOptions} [options]
 */
function startNext(name, dir, { port, host }, env, { mode = "start", ...options } = {}) {
  const keepAlive = mode === "start" ? ["--keepAliveTimeout", String(KEEP_ALIVE_MS)] : [];
  const address = [...(port ? ["--port", port] : []), ...(host ? ["--hostname", host] : [])];
  const args = [nextCommand, mode, dir, ...address, ...keepAlive];
  return startNode({ name, args, cwd: dir, env, ...options });
}
