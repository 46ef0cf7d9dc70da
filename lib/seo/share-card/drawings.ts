import { LRUCache } from "lru-cache";
import pLimit from "p-limit";

/** How many drawings are kept; about 15 MB. */
const KEPT = 100;

/** How many are drawn at a time, so that pages are still served meanwhile. */
const AT_ONCE = 2;

/**
 * Keeps what was drawn last, draws each thing only once at a time, and only few at a time. `null` and what `draw` throws
 * reach all who wait, and are not kept.
 */
export function keepDrawings<Drawing extends object>({ kept = KEPT, atOnce = AT_ONCE } = {}) {
  const inTurn = pLimit(atOnce);
  const drawings = new LRUCache<string, Drawing, () => Promise<Drawing | null>>({
    max: kept,
    // What others ask for meanwhile takes nothing away from who waits already.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: draw }) => (await inTurn(draw)) ?? undefined,
  });
  return async (key: string, draw: () => Promise<Drawing | null>): Promise<Drawing | null> =>
    (await drawings.fetch(key, { context: draw })) ?? null;
}
