import { AsyncLocalStorage } from "node:async_hooks";
import { processState } from "@lampstand/runtime/process-state";

/**
 * Shared by the code that answers a request. `status` is the page's choice, `version` the revalidation version at the
 * start, `path` as the visitor requested it, `from` the address of the page that sent the visitor here.
 *
 * @typedef {{ startedAt: number, version: number, method?: string, path?: string, from?: string, nonce: string, status?: number,
 *   sentStatus?: number, stored?: import("./cache-handler.mjs").Entry, framedBy?: string }} PageRequest
 */

/** @type {AsyncLocalStorage<PageRequest>} */
export const pageRequests = (processState().pageRequests ??= new AsyncLocalStorage());

/** Returns milliseconds since 1970 by the clock of Next's cache, which sleep and clock changes do not move. */
export function cacheTime() {
  return performance.timeOrigin + performance.now();
}

/** A stored page's header, which visitors do not get. */
export const SCRIPT_HASHES = "x-script-hashes";

export function allowFrame(/** @type {string} */ origin) {
  const request = pageRequests.getStore();
  if (request) request.framedBy = origin;
}

/** Needed since Next's `notFound()` answers with an empty body, which only a script fills (vercel/next.js#62228). */
export function answerNotFound() {
  answerWith(404);
}

export function answerUnavailable() {
  answerWith(503);
}

export function answerTooMany() {
  answerWith(429);
}

function answerWith(/** @type {number} */ status) {
  const request = pageRequests.getStore();
  if (request) request.status = status;
}
