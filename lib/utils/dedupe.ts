import { settlesWithin } from "./timeout";

/** How long an outcome is kept for a caller who asks again, in milliseconds. */
const OUTCOME_LIFETIME_MS = 60_000;

type Deduped<Outcome> = (
  key: string,
  timeoutMs: number,
  start: () => Promise<Outcome>,
) => Promise<{ outcome: Outcome } | null>;

/**
 * Runs at most one operation at a time for each key: a caller with the key of a running one joins it. The result is `null`
 * when it takes longer than the time-out, in milliseconds; asking again soon after gives the outcome.
 */
export function dedupe<Outcome>(): Deduped<Outcome> {
  const running = new Map<string, Promise<Outcome>>();

  return async (key, timeoutMs, start) => {
    const work = running.get(key) ?? start();
    running.set(key, work);
    if (!(await settlesWithin(timeoutMs, work))) {
      void forgetLater(key, work);
      return null;
    }
    running.delete(key);
    return { outcome: await work };
  };

  async function forgetLater(key: string, work: Promise<Outcome>): Promise<void> {
    await work.catch(() => undefined);
    setTimeout(() => {
      if (running.get(key) === work) running.delete(key);
    }, OUTCOME_LIFETIME_MS).unref();
  }
}
