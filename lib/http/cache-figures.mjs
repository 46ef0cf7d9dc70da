/**
 * What the cache of pages and data tells of itself. Next loads its handler apart from what is built: both share this.
 *
 * @typedef {object} CacheFigures
 * @property {Record<"pages" | "data", { hits: number, misses: number }>} requests
 * @property {() => Record<string, { entries: number, bytes: number }>} sizes by kind of entry
 */

/** @typedef {object} Shared @property {CacheFigures} [lampstandCacheFigures] */

const shared = /** @type {Shared} */ (globalThis);

/** @returns {CacheFigures} */
function none() {
  return {
    requests: { pages: { hits: 0, misses: 0 }, data: { hits: 0, misses: 0 } },
    sizes: () => ({}),
  };
}

/** The same for the whole process. */
export const cacheFigures = (shared.lampstandCacheFigures ??= none());
