import { TAGS_MAX } from "@lampstand/contract/limits";
import { TAGS } from "@lampstand/contract/tags";

/** How long changes are gathered before they are sent, so that one save with many effects is one call. */
export const GATHERING_MS = 50;
export const FIRST_RETRY_MS = 1_000;
export const LONGEST_RETRY_MS = 60_000;
const TIMEOUT_MS = 5_000;

/** A stored row: the tags of what one write changed. */
type PendingTags = { id: string; tags: string[] };

/** The stored rows. */
type Store = {
  read: () => Promise<PendingTags[]>;
  create: (tags: string[]) => Promise<string>;
  remove: (ids: string[]) => Promise<void>;
};

type Options = {
  /** The site's address. */
  site: string;
  secret: string;
  store: Store;
  fetch: typeof fetch;
  log: { info: (message: string) => void; warn: (message: string) => void };
};

/**
 * Makes the work of sending all tags that are stored for a site in one call. Rows are removed once it has answered. After
 * a failure they become one row, which is retried after 1, 2, 4 … at most 60 seconds, or with the next change.
 * @returns When to work again, if anything may be left to do.
 */
export function createTagSender({
  site,
  secret,
  store,
  fetch,
  log,
}: Options): () => Promise<Date | undefined> {
  const { host } = new URL(site);
  let failures = 0;
  /** The row that could not be sent, and when it is sent again unless others come. */
  let failed: { id: string; retryAt: number } | undefined;

  return async () => {
    await new Promise((resolve) => setTimeout(resolve, GATHERING_MS));
    const rows = await store.read();
    if (rows.length === 0) return undefined;
    const isKnown = rows.every(({ id }) => id === failed?.id);
    if (failed && isKnown && Date.now() < failed.retryAt) return new Date(failed.retryAt);
    const tags = merged(rows);
    try {
      await post(tags);
    } catch (error) {
      failures += 1;
      if (failures === 1)
        log.warn(`The site at ${host} could not be told of changes, trying on: ${reasonOf(error)}`);
      const delay = Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LONGEST_RETRY_MS);
      const id = rows.length === 1 && rows[0] ? rows[0].id : await replace(rows, tags);
      failed = { id, retryAt: Date.now() + delay - GATHERING_MS };
      return new Date(failed.retryAt);
    }
    if (failures > 0)
      log.info(`The site at ${host} has been told of changes again, after ${failures} failed tries`);
    failures = 0;
    failed = undefined;
    await store.remove(rows.map(({ id }) => id));
    return new Date();
  };

  /** Written before the others are removed: a crash between the two lets tags be sent twice, never forgotten. */
  async function replace(rows: PendingTags[], tags: string[]): Promise<string> {
    const id = await store.create(tags);
    await store.remove(rows.map((row) => row.id));
    return id;
  }

  async function post(tags: string[]): Promise<void> {
    const response = await fetch(`${site}/api/revalidate`, {
      method: "POST",
      headers: { authorization: `Bearer ${secret}`, "content-type": "application/json" },
      body: JSON.stringify({ tags }),
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`it answered ${response.status}`);
  }
}

/** Each tag once; of more than the site accepts in a call, the one that every read carries. */
function merged(rows: PendingTags[]): string[] {
  const tags = new Set(rows.flatMap((row) => row.tags));
  return tags.size > TAGS_MAX || tags.has(TAGS.everything) ? [TAGS.everything] : [...tags];
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}
