/** How long what came of work is kept for somebody who asks again, in milliseconds. */
const KEPT_MS = 60_000;

type Work<Outcome> = (
  key: string,
  patienceMs: number,
  begin: () => Promise<Outcome>,
) => Promise<{ outcome: Outcome } | null>;

/**
 * Work of which there is one at a time for each key. Whoever asks while it is under way joins it, and is told `null` when
 * it takes longer than they may wait, in milliseconds; whoever asks again soon after learns what came of it.
 */
export function joinedWork<Outcome>(): Work<Outcome> {
  const underWay = new Map<string, Promise<Outcome>>();

  return async (key, patienceMs, begin) => {
    const work = underWay.get(key) ?? begin();
    underWay.set(key, work);
    if (!(await settlesWithin(patienceMs, work))) {
      void forgetLater(key, work);
      return null;
    }
    underWay.delete(key);
    return { outcome: await work };
  };

  async function forgetLater(key: string, work: Promise<Outcome>): Promise<void> {
    await work.catch(() => undefined);
    setTimeout(() => {
      if (underWay.get(key) === work) underWay.delete(key);
    }, KEPT_MS).unref();
  }
}

async function settlesWithin(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, milliseconds, false);
  });
  const settled = work.then(
    () => true,
    () => true,
  );
  const isSettled = await Promise.race([settled, late]);
  clearTimeout(timer);
  return isSettled;
}
