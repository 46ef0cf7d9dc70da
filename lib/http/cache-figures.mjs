/**
 * What the cache of pages and data tells of itself. Next loads its handler apart from what is built, and more than once:
 * all share this.
 *
 * @typedef {{ readonly size: number, readonly calculatedSize: number, values(): Iterable<{ tags: string[] }> }} Store
 * @typedef {object} CacheFigures
 * @property {Record<"pages" | "data", { hits: number, misses: number }>} requests
 * @property {Record<"pages" | "data" | "passing", Store>[]} stores by kind of entry, of each time that it was loaded
 */

/** @typedef {object} Shared @property {CacheFigures} [lampstandCacheFigures] */

const shared = /** @type {Shared} */ (globalThis);

/** @returns {CacheFigures} */
function none() {
  return { requests: { pages: { hits: 0, misses: 0 }, data: { hits: 0, misses: 0 } }, stores: [] };
}

/** The same for the whole process. */
export const cacheFigures = (shared.lampstandCacheFigures ??= none());

/** How much is stored of each kind, in entries and bytes. */
export function cacheSizes() {
  const kinds = /** @type {const} */ (["pages", "data", "passing"]);
  return kinds.map((cache) => {
    const stores = cacheFigures.stores.map((store) => store[cache]);
    return {
      cache,
      entries: stores.reduce((sum, { size }) => sum + size, 0),
      bytes: stores.reduce((sum, { calculatedSize }) => sum + calculatedSize, 0),
    };
  });
}

/** Whether any page that carries a tag is stored. @param {string} tag */
export function hasStoredPages(tag) {
  return cacheFigures.stores.some(({ pages }) => [...pages.values()].some(({ tags }) => tags.includes(tag)));
}
