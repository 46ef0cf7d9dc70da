import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

import { timeLimit } from "@lampstand/runtime/time-limit";

/** How often to check whether a server answers, in milliseconds. */
const POLL_INTERVAL = 50;

/** How long one answer may take, in milliseconds. */
const ANSWER_TIMEOUT = 5_000;

/** When to give up on a server that neither answers nor ends, in milliseconds: filling a database takes time. */
const WAIT_TIMEOUT = 600_000;

/**
 * Waits until an address answers 200.
 *
 * @param {string} url
 * @param {AbortSignal} [interrupted] ends the wait
 * @throws {unknown} the signal's reason, if aborted first
 */
export function waitForHttp(url, interrupted) {
  const isServing = async (/** @type {AbortSignal} */ signal) => {
    const response = await fetch(url, { signal });
    // Cancelling the body instead would keep a new, unused connection.
    await response.arrayBuffer();
    return response.status === 200;
  };
  return waitUntil(url, isServing, { timeout: WAIT_TIMEOUT, interrupted });
}

/**
 * Waits until something listens on a port of this machine.
 *
 * @param {number} port
 * @param {number} timeout in milliseconds
 */
export function waitForPort(port, timeout) {
  const isOpen = async (/** @type {AbortSignal} */ signal) => {
    const socket = connect({ host: "127.0.0.1", port });
    try {
      await once(socket, "connect", { signal });
      return true;
    } finally {
      socket.destroy();
    }
  };
  return waitUntil(`port ${port}`, isOpen, { timeout });
}

/**
 * Repeats a check until it passes. An error counts as not yet.
 *
 * @param {string} name of the awaited event
 * @param {(signal: AbortSignal) => boolean | Promise<boolean>} isSo
 * @param {{ timeout: number; interrupted?: AbortSignal | undefined }} options with the time in milliseconds
 * @throws {unknown} the reason of `interrupted`, if aborted first
 */
export async function waitUntil(name, isSo, { timeout, interrupted }) {
  const timedOut = AbortSignal.timeout(timeout);
  const ended = interrupted ? AbortSignal.any([interrupted, timedOut]) : timedOut;
  for (;;) {
    interrupted?.throwIfAborted();
    if (timedOut.aborted) throw new Error(`${name} did not appear within ${timeout / 1000} s`);
    if (await isSoNow(isSo, ended)) return;
    await pause(POLL_INTERVAL, undefined, { signal: ended }).catch(() => undefined);
  }
}

/**
 * Makes a check once. One that doesn't end in time, whatever its signal says, counts as not yet: Node 20's `fetch` has
 * left requests to a starting server without an answer or an error.
 *
 * @param {(signal: AbortSignal) => boolean | Promise<boolean>} isSo
 * @param {AbortSignal} ended
 */
async function isSoNow(isSo, ended) {
  const signal = timeLimit(ANSWER_TIMEOUT, ended);
  /** @type {Promise<false>} */
  const late = new Promise((resolve) => signal.addEventListener("abort", () => resolve(false)));
  try {
    return await Promise.race([isSo(signal), late]);
  } catch {
    return false;
  }
}
