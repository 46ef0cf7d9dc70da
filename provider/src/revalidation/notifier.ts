import { TAGS } from "@lampstand/contract/tags";

/** How long changes are gathered before they are told, so that one save with many effects is one call. */
export const GATHERING_MS = 50;
export const FIRST_RETRY_MS = 1_000;
export const LONGEST_RETRY_MS = 60_000;
export const TIMEOUT_MS = 5_000;
/** With more tags than this waiting, the site is told to read everything anew. */
export const MOST_TAGS = 500;

type Options = {
  /** The site's address for such calls. */
  url: string;
  secret: string;
  fetch: typeof fetch;
  log: { info: (message: string) => void; warn: (message: string) => void };
};

export type Notifier = {
  /** Tells the site, soon, that what carries these tags has changed. Never waits, never throws. */
  add: (tags: readonly string[]) => void;
};

/** Keeps telling the site what changed until it has heard it, for as long as the process lives. */
export function createNotifier({ url, secret, fetch, log }: Options): Notifier {
  const waiting = new Set<string>();
  let failures = 0;
  let isSending = false;
  let timer: NodeJS.Timeout | undefined;

  function schedule(delay: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void send(), delay);
    timer.unref();
  }

  function keep(tags: readonly string[]): void {
    for (const tag of tags) waiting.add(tag);
    if (waiting.size > MOST_TAGS || waiting.has(TAGS.everything)) {
      waiting.clear();
      waiting.add(TAGS.everything);
    }
  }

  async function send(): Promise<void> {
    if (isSending) return;
    isSending = true;
    const tags = [...waiting];
    waiting.clear();
    try {
      await post(tags);
      if (failures > 0) log.info(`The site has been told of changes again, after ${failures} failed tries`);
      failures = 0;
      if (waiting.size > 0) schedule(GATHERING_MS);
    } catch (error) {
      keep(tags);
      failures += 1;
      if (failures === 1) log.warn(`The site could not be told of changes, trying on: ${reasonOf(error)}`);
      schedule(Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LONGEST_RETRY_MS));
    } finally {
      isSending = false;
    }
  }

  async function post(tags: string[]): Promise<void> {
    const response = await fetch(url, {
      method: "POST",
      headers: { authorization: `Bearer ${secret}`, "content-type": "application/json" },
      body: JSON.stringify({ tags }),
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`it answered ${response.status}`);
  }

  return {
    add(tags) {
      if (tags.length === 0) return;
      keep(tags);
      if (!isSending) schedule(GATHERING_MS);
    },
  };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}
