import { LRUCache } from "lru-cache";

/** How many drawings are kept; about 15 MB. */
const KEPT = 100;

/** How many are drawn at a time, so that pages are still served meanwhile. */
const AT_ONCE = 2;

/** Keeps what was drawn last, draws each thing only once at a time, and only few at a time. */
export function keepDrawings<Drawing extends object>({ kept = KEPT, atOnce = AT_ONCE } = {}) {
  const drawn = new LRUCache<string, Drawing>({ max: kept });
  const underway = new Map<string, Promise<Drawing | null>>();
  const inTurn = takeTurns(atOnce);

  /** The drawing of this key, drawn now if need be. `null` and what `draw` throws reach all who wait, and are not kept. */
  return async (key: string, draw: () => Promise<Drawing | null>): Promise<Drawing | null> => {
    const known = drawn.get(key) ?? underway.get(key);
    if (known) return known;
    const drawing = inTurn(draw)
      .then((result) => {
        if (result) drawn.set(key, result);
        return result;
      })
      .finally(() => underway.delete(key));
    underway.set(key, drawing);
    return drawing;
  };
}

function takeTurns(atOnce: number) {
  const waiting: (() => void)[] = [];
  let busy = 0;

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (busy < atOnce) busy += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else busy -= 1;
    }
  };
}
