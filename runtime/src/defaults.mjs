/**
 * Ports and addresses when the environment names none. Plain JavaScript: the start scripts import it without a build.
 */

/** Port of the site. */
export const DEFAULT_SITE_PORT = 3000;

/** Port of the embedded provider and its admin. */
export const DEFAULT_PROVIDER_PORT = 4000;

/** Highest TCP port. */
export const MAX_PORT = 65_535;

/** Folder of the embedded provider's database and media and of generated secrets, relative to the repository's root. */
export const DEFAULT_DATA_DIR = ".data";

/** Fewest characters of a secret or token from the environment. */
export const SECRET_MIN_LENGTH = 16;

/**
 * Address of a site on this machine, for SITE_URL.
 *
 * @param {number} [port]
 */
export function defaultSiteUrl(port = DEFAULT_SITE_PORT) {
  return `http://localhost:${port}`;
}

/**
 * Address of an embedded provider on this machine, for API_BASE_URL.
 *
 * @param {number} [port]
 */
export function defaultProviderUrl(port = DEFAULT_PROVIDER_PORT) {
  return `http://127.0.0.1:${port}`;
}

/** Time zone of a church that has named none: the one of the support hours. */
export const DEFAULT_TIME_ZONE = "America/Chicago";

/** What LOG_LEVEL may be, from the least that is logged to the most. */
export const LOG_LEVELS = /** @type {const} */ (["silent", "error", "warn", "info", "debug"]);

/** What LOG_FORMAT may be: lines for programs or for people. */
export const LOG_FORMATS = /** @type {const} */ (["json", "text"]);
