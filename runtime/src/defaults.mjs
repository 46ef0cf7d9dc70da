/** Ports and addresses if the environment names none. Plain JavaScript: the start scripts import it without a build. */

export const DEFAULT_SITE_PORT = 3000;

/** Port of the embedded provider and its admin. */
export const DEFAULT_PROVIDER_PORT = 4000;

export const MAX_PORT = 65_535;

/** Folder for the embedded provider's database, media and generated secrets, relative to the repository's root. */
export const DEFAULT_DATA_DIR = ".data";

/** Minimum length of a secret or token from the environment, in characters. */
export const SECRET_MIN_LENGTH = 16;

/**
 * Returns the address of a site on this machine, for SITE_URL.
 *
 * @param {number} [port]
 */
export function defaultSiteUrl(port = DEFAULT_SITE_PORT) {
  return `http://localhost:${port}`;
}

/**
 * Returns the address of an embedded provider on this machine, for API_BASE_URL.
 *
 * @param {number} [port]
 */
export function defaultProviderUrl(port = DEFAULT_PROVIDER_PORT) {
  return `http://127.0.0.1:${port}`;
}

/** For a church that has set no time zone: the one of the support hours. */
export const DEFAULT_TIME_ZONE = "America/Chicago";

/** LOG_LEVEL's values, from the least logging to the most. */
export const LOG_LEVELS = /** @type {const} */ (["silent", "error", "warn", "info", "debug"]);

/** LOG_FORMAT's values: for programs or for people. */
export const LOG_FORMATS = /** @type {const} */ (["json", "text"]);
