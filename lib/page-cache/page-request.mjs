import { AsyncLocalStorage } from "node:async_hooks";
import { processState } from "@lampstand/runtime/process-state";

/** What the parts that answer a request tell each other. `status` is what the page asked for, `version` what had been
 *   revalidated at the start. @typedef {{ startedAt: number, version: number, method?: string, nonce: string, status?: number,
 *   sentStatus?: number, stored?: import("./cache-handler.mjs").Entry, framedBy?: string }} PageRequest */

/** @type {AsyncLocalStorage<PageRequest>} */
export const pageRequests = (processState().pageRequests ??= new AsyncLocalStorage());

/** Milliseconds since 1970, by the clock of Next's cache: a sleep or a changed clock does not move it. */
export function cacheTime() {
  return performance.timeOrigin + performance.now();
}

/** A header of a stored page, which the visitor does not get. */
export const SCRIPT_HASHES = "x-script-hashes";

export function allowFrame(/** @type {string} */ origin) {
  const request = pageRequests.getStore();
  if (request) request.framedBy = origin;
}

/** Next's `notFound()` answers with an empty body, which only a script fills (vercel/next.js#62228). */
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
