/**
 * Plain JavaScript: the start scripts import it without a build.
 *
 * Returns a signal that aborts after a time or with another signal. Node 20 forgets a time-out that only
 * `AbortSignal.any` knows when it collects garbage, so a timer keeps this one.
 *
 * @param {number} ms
 * @param {AbortSignal} [signal]
 * @returns {AbortSignal}
 */
export function timeLimit(ms, signal) {
  const late = new AbortController();
  const expire = () => late.abort(new DOMException("The time limit was reached", "TimeoutError"));
  setTimeout(expire, ms).unref();
  return signal ? AbortSignal.any([signal, late.signal]) : late.signal;
}
