import { AsyncLocalStorage } from "node:async_hooks";

/** @typedef {{ startedAt: number, version: number, method?: string, nonce: string, status?: number, sentStatus?: number,
 *   stored?: import("./cache-handler.mjs").Entry, framedBy?: string }} Exchange `status` is what the page asked for */

/** @typedef {{ lampstandExchanges?: AsyncLocalStorage<Exchange> }} Shared */

/** Next builds the parts of a site separately, and loads the cache handler as it is: all use this one. */
const shared = /** @type {Shared} */ (globalThis);

export const exchanges = (shared.lampstandExchanges ??= new AsyncLocalStorage());

/** Milliseconds since 1970, by the clock of Next's cache: a sleep or a changed clock does not move it. */
export function cacheTime() {
  return performance.timeOrigin + performance.now();
}

export const SCRIPT_HASHES = "x-script-hashes";
