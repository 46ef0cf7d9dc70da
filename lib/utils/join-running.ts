import { settlesWithin } from "./timeout";

const OUTCOME_LIFETIME_MS = 60_000;

/** Callers with the same question share one answer. `otherwise` is the answer when `maxRunning` questions are open. */
export function joinRunning<Answer>(maxRunning: number) {
  const running = new Map<string, Promise<Answer>>();
  return async (question: string, ask: () => Promise<Answer>, otherwise: Answer): Promise<Answer> => {
    const joined = running.get(question);
    if (joined) return joined;
    if (running.size >= maxRunning) return otherwise;
    const asked = ask();
    running.set(question, asked);
    try {
      return await asked;
    } finally {
      running.delete(question);
    }
  };
}

type Deduped<Outcome> = (
  key: string,
  timeoutMs: number,
  start: () => Promise<Outcome>,
) => Promise<{ outcome: Outcome } | null>;

/** Callers with the same key join its work. `null` after `timeoutMs`; asking again soon returns the outcome. */
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
