import { processState } from "@lampstand/runtime/process-state";

/** @typedef {{ entry: { tags: string[] } }} StoredEntry */
/** @typedef {{ readonly size: number, readonly calculatedSize: number, values(): Iterable<StoredEntry> }} Store */

/** @typedef {{ requests: Record<"pages" | "data", { hits: number, misses: number }>,
 *   stores: Record<"pages" | "data" | "short-lived", Store>[] }} CacheFigures Next loads the handler more than once */

/** @returns {CacheFigures} */
function none() {
  return { requests: { pages: { hits: 0, misses: 0 }, data: { hits: 0, misses: 0 } }, stores: [] };
}

export const cacheFigures = (processState().cacheFigures ??= none());

export function cacheSizes() {
  const kinds = /** @type {const} */ (["pages", "data", "short-lived"]);
  return kinds.map((cache) => {
    const stores = cacheFigures.stores.map((store) => store[cache]);
    return {
      cache,
      entries: stores.reduce((sum, { size }) => sum + size, 0),
      bytes: stores.reduce((sum, { calculatedSize }) => sum + calculatedSize, 0),
    };
  });
}

export function hasStoredPages(/** @type {string} */ tag) {
  return cacheFigures.stores.some(({ pages }) =>
    [...pages.values()].some(({ entry }) => entry.tags.includes(tag)),
  );
}
