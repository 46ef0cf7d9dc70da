/** The time limit for a program's first answer, in milliseconds: the first provider fills the database. */
const START_TIMEOUT = 180_000;

/**
 * One of several instances of a program, which can be killed and restarted.
 *
 * @typedef {object} Instance
 * @property {string} name
 * @property {string} url empty for a worker
 * @property {() => number} pid zero while it is not running
 * @property {() => Promise<void>} start resolves when it answers
 * @property {(signal?: NodeJS.Signals) => Promise<void>} stop sends the signal, SIGTERM by default, and waits until it
 * has ended
 */

/**
 * @param {object} options
 * @param {string} options.name
 * @param {string} [options.url]
 * @param {() => import("../../scripts/support/processes.mjs").RunningProcess} options.launch
 * @param {(url: string, signal: AbortSignal) => Promise<void>} [options.waitUntilReady]
 * @param {AbortSignal} options.interrupted
 * @returns {Instance}
 */
export function createInstance({ name, url = "", launch, waitUntilReady, interrupted }) {
  /** @type {import("../../scripts/support/processes.mjs").RunningProcess | undefined} */
  let running;
  return {
    name,
    url,
    pid: () => running?.pid ?? 0,
    start: async () => {
      const started = launch();
      running = started;
      const failure = new AbortController();
      void started.ended.then((outcome) =>
        failure.abort(new Error(`${name} ended at its start (${outcome})`)),
      );
      const waiting = AbortSignal.any([interrupted, failure.signal, AbortSignal.timeout(START_TIMEOUT)]);
      await waitUntilReady?.(url, waiting);
    },
    stop: async (signal) => {
      await running?.stop(signal);
      running = undefined;
    },
  };
}
