import { setTimeout as sleep } from "node:timers/promises";

const INTERVAL = 150;
const ANSWER_TIMEOUT = 5_000;

/**
 * Waits until an address answers 200.
 *
 * @param {string} url
 * @param {AbortSignal} signal ends the waiting
 * @throws {unknown} the signal's reason, when it is aborted first
 */
export async function waitForHttp(url, signal) {
  while (!(await answers(url))) await sleep(INTERVAL, undefined, { signal });
}

/** @param {string} url */
async function answers(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(ANSWER_TIMEOUT) });
    await response.arrayBuffer();
    return response.status === 200;
  } catch {
    return false;
  }
}
