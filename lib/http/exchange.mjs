import { AsyncLocalStorage } from "node:async_hooks";

/**
 * What is known of the request that is being answered.
 *
 * @typedef {object} Exchange
 * @property {number} startedAt when it came, as `cacheTime` tells it
 * @property {number} version what had been announced when it came (`announcementVersion`)
 * @property {string} [method] what it asks with; none while the site is built
 * @property {string} nonce what Next marks its own inline scripts with while it renders for this request
 * @property {number} [status] the status that the page has asked for
 * @property {number} [sentStatus] the status that was sent
 * @property {import("./cache-handler.mjs").Entry} [stored] the stored page that it was answered with
 * @property {string} [framedBy] the origin whose pages may show this one in a frame, beside the site's own rule: none
 */

/**
 * @typedef {object} Shared
 * @property {AsyncLocalStorage<Exchange>} [lampstandExchanges]
 */

/** Next builds the parts of a site separately, and loads the cache handler as it is: all of them share this one. */
const shared = /** @type {Shared} */ (globalThis);

/** The request on whose behalf something runs. */
export const exchanges = (shared.lampstandExchanges ??= new AsyncLocalStorage());

/**
 * The time by which what is stored grows old, in milliseconds since 1970 by the clock as it was when the process started:
 * Next's own, which neither a sleep nor a clock that is set moves.
 */
export function cacheTime() {
  return performance.timeOrigin + performance.now();
}

/** The header by which a stored page names the hashes of its inline scripts, inside the site alone. */
export const SCRIPT_HASHES = "x-script-hashes";
