/** How long changes are collected before they are sent, so that one save with many effects is one call. */
export const COLLECTING_MS = 50;
export const FIRST_RETRY_MS = 1_000;
export const LONGEST_RETRY_MS = 60_000;
const TIMEOUT_MS = 5_000;

/** A stored row: what one write has to be told of. */
type Pending = { id: string; items: string[] };

/** The stored rows. */
type Store = {
  /** Those that are due, the oldest first. */
  read: () => Promise<Pending[]>;
  remove: (ids: string[]) => Promise<void>;
  /**
   * Stores one row in the place of many that could not be sent. Without it they stay as they are, and each is sent alone
   * once no others are left, so that one that is always refused holds up none.
   */
  create?: (items: string[]) => Promise<string>;
};

type Options = {
  /** Whom it tells, and of what, for the log. */
  receiver: string;
  subject: string;
  url: string;
  token: string | undefined;
  /** The rows of one call, and what it says of them. */
  callFor: (rows: Pending[]) => { rows: Pending[]; items: string[]; body: object };
  store: Store;
  fetch: typeof fetch;
  log: { info: (message: string) => void; warn: (message: string) => void };
};

/**
 * Makes the work of telling somebody by `POST` of what is stored, call by call. Rows are removed once a call is answered
 * with 2xx. After a failure it is tried again in 1, 2, 4 … at most 60 seconds, or with the next change.
 * @returns When to work again, if anything may be left to do.
 */
export function createOutboxSender(options: Options): () => Promise<Date | undefined> {
  const { receiver, subject, callFor, store, log } = options;
  let failures = 0;
  /** The rows that were there when a call failed, and when it is made again unless others come, by `performance.now()`: clocks may be set back. */
  let failed: { ids: Set<string>; retryAt: number } | undefined;
  /** The rows of calls that failed, where they stay as they are, by the time when they last were in one, by `performance.now()`. */
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
        log.warn(`${receiver} could not be told of ${subject}, trying on: ${reasonOf(error)}`);
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
    if (failures > 0)
      log.info(`${receiver} has been told of ${subject} again, after ${failures} failed tries`);
    failures = 0;
    failed = undefined;
    await store.remove(rows.map(({ id }) => id));
    return new Date();
  };

  /** All that have not been refused; where there are none, the one whose last try is longest ago. */
  function nextOf(pending: Pending[]): Pending[] {
    const others = pending.filter(({ id }) => !refused.has(id));
    if (others.length > 0) return others;
    const triedAt = ({ id }: Pending) => refused.get(id) ?? 0;
    return pending.toSorted((one, other) => triedAt(one) - triedAt(other)).slice(0, 1);
  }

  /** Written before the others are removed: a crash between the two lets things be sent twice, never forgotten. */
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
