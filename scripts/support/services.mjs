import { nextCommand, providerDir, siteDir } from "./paths.mjs";
import { startProcess } from "./processes.mjs";
import { waitForHttp } from "./wait-for-http.mjs";

/**
 * How long a connection may be idle, in milliseconds: longer than proxies keep theirs (most a minute), so that no request
 * is sent into one that is just being closed.
 */
const KEEP_ALIVE_MS = 75_000;

/**
 * @typedef {object} ServiceOptions
 * @property {"start" | "dev"} [mode] a production server of what is built by default
 * @property {import("./processes.mjs").ProcessOptions["output"]} [output]
 * @property {boolean} [ownGroup]
 * @property {AbortSignal} [interrupted]
 * @property {string} [dir] where the program is, when not in its usual place
 */

/**
 * Starts the site on PORT.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {ServiceOptions} [options]
 */
export function startSite(env, options) {
  return startNext("site", siteDir, env.PORT, env, options);
}

/**
 * Starts the embedded provider on PROVIDER_PORT.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {ServiceOptions} [options]
 */
export function startProvider(env, options) {
  return startNext("provider", providerDir, env.PROVIDER_PORT, env, options);
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
 * Waits until the provider answers the contract.
 *
 * @param {string} providerUrl
 * @param {AbortSignal} signal ends the waiting
 */
export function waitForProvider(providerUrl, signal) {
  return waitForHttp(`${providerUrl}/web/setting-page-content`, signal);
}

/**
 * @param {string} name
 * @param {string} usualDir
 * @param {string | undefined} port
 * @param {NodeJS.ProcessEnv} env
 * @param {ServiceOptions} [options]
 */
function startNext(name, usualDir, port, env, { mode = "start", dir = usualDir, ...options } = {}) {
  const keepAlive = mode === "start" ? ["--keepAliveTimeout", String(KEEP_ALIVE_MS)] : [];
  const args = [nextCommand, mode, dir, ...(port ? ["--port", port] : []), ...keepAlive];
  return startProcess({ name, args, cwd: dir, env, ...options });
}
