/** How long to collect changes before sending, so a save with many effects is one call. */
export const COLLECTING_MS = 50;
export const FIRST_RETRY_MS = 1_000;
export const LONGEST_RETRY_MS = 60_000;
const TIMEOUT_MS = 5_000;

/** A stored row: what to report about one write. */
type Pending = { id: string; items: string[] };

type Store = {
  /** Returns the due rows, the oldest first. */
  read: () => Promise<Pending[]>;
  remove: (ids: string[]) => Promise<void>;
  /** Replaces unsent rows with one. Without it they stay, sent one by one after all others, so none blocks another. */
  create?: (items: string[]) => Promise<string>;
};

type Options = {
  /** For the log: who receives the call, and what it is about. */
  receiver: string;
  subject: string;
  url: string;
  token: string | undefined;
  /** Chooses the rows of one call, and builds its body. */
  callFor: (rows: Pending[]) => { rows: Pending[]; items: string[]; body: object };
  store: Store;
  fetch: typeof fetch;
  log: { info: (message: string) => void; warn: (message: string) => void };
};

/**
 * Creates a task that sends stored rows by `POST`, call by call, and removes them after a 2xx. After a failure it
 * retries in 1, 2, 4 … at most 60 seconds, or with the next change.
 * @returns When to work again, if anything may be left to do.
 */
export function createOutboxSender(options: Options): () => Promise<Date | undefined> {
  const { receiver, subject, callFor, store, log } = options;
  let failures = 0;
  /** The rows of the last failure, and when to retry unless others come (`performance.now()`: clocks may go back). */
  let failed: { ids: Set<string>; retryAt: number } | undefined;
  /** Rows of failed calls that stay, by the time of their last try (`performance.now()`). */
  let refused = new Map<string, number>();

  return async () => {
    await new Promise((resolve) => setTimeout(resolve, COLLECTING_MS));
    const pending = await store.read();
    if (pending.length === 0) return undefined;
    const isKnown = pending.every(({ id }) => failed?.ids.has(id));
    const rest = failed && isKnown ? failed.retryAt - performance.now() : 0;
    if (rest > 0) return new Date(Date.now() + rest);
    const { rows, items, body } = callFor(nextOf(pending));
    try {
      await post(options, body);
    } catch (error) {
      failures += 1;
      if (failures === 1)
        log.warn(`${receiver} couldn't be notified of ${subject}. Trying again: ${reasonOf(error)}`);
      const delay = Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LONGEST_RETRY_MS);
      const ids = new Set(pending.map(({ id }) => id));
      if (store.create && rows.length > 1) ids.add(await replace(rows, items, store.create));
      if (!store.create) {
        for (const { id } of rows) refused.set(id, performance.now());
        refused = new Map([...refused].filter(([id]) => ids.has(id)));
      }
      const wait = delay - COLLECTING_MS;
      failed = { ids, retryAt: performance.now() + wait };
      return new Date(Date.now() + wait);
    }
    if (failures > 0) log.info(`${receiver} has been notified of ${subject} after ${failures} failed tries`);
    failures = 0;
    failed = undefined;
    await store.remove(rows.map(({ id }) => id));
    return new Date();
  };

  /** Returns the rows not refused so far, or else the one whose last try is longest ago. */
  function nextOf(pending: Pending[]): Pending[] {
    const others = pending.filter(({ id }) => !refused.has(id));
    if (others.length > 0) return others;
    const triedAt = ({ id }: Pending) => refused.get(id) ?? 0;
    return pending.toSorted((one, other) => triedAt(one) - triedAt(other)).slice(0, 1);
  }

  /** Writes before removing: a crash in between may send twice, but never forgets. */
  async function replace(rows: Pending[], items: string[], create: NonNullable<Store["create"]>) {
    const id = await create(items);
    await store.remove(rows.map((row) => row.id));
    return id;
  }
}

async function post({ url, token, fetch }: Options, body: object): Promise<void> {
  const response = await fetch(url, {
    method: "POST",
    headers: { ...(token && { authorization: `Bearer ${token}` }), "content-type": "application/json" },
    body: JSON.stringify(body),
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`it answered ${response.status}`);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}
