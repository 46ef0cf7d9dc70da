/**
 * Next's `cacheHandler`: keeps stored pages and data in this process's memory, within limits, and shares them by Redis where
 * there is one. Next loads this file as it is, so it imports nothing that has to be built. See
 * docs/decisions/2026-11-22-page-cache-in-memory.md.
 */
import { LRUCache } from "lru-cache";
import { SharedCacheControls } from "next/dist/server/lib/incremental-cache/shared-cache-controls.external.js";
import {
  announce,
  announcementVersion,
  isOutdated,
  isOutdatedSince,
  lastNumber,
  outdateEverything,
} from "./announcements.mjs";
import { cacheFigures } from "./cache-figures.mjs";
import { cacheTime, exchanges } from "./exchange.mjs";
import { separateRenders } from "./separate-renders.mjs";
import { nameBuild, readSharedPage, removeSharedPage, writeSharedPage } from "./shared-pages.mjs";
import { finishPage } from "./stored-page.mjs";

/**
 * @typedef {import("next/dist/server/response-cache").IncrementalCacheValue} Value
 * @typedef {import("next/dist/server/lib/incremental-cache").CacheHandlerValue & { value: Value, tags: string[], version: number }} Entry
 * @typedef {import("next/dist/server/lib/incremental-cache").CacheHandler} Handler
 */

/** How much of each kind is kept, in bytes as `bytesOf` counts them. */
export const CACHE_LIMITS = {
  /** What is rendered or read once and asked for again. */
  pages: 128 * 1024 * 1024,
  data: 32 * 1024 * 1024,
  /** What anybody can cause by made-up addresses, which takes no room of the pages that are there. */
  passing: 4 * 1024 * 1024,
};

/** What lives no longer than this stands in for something better, in seconds. */
const PASSING_LIFETIME_S = 1;

/** What an entry takes beside its content, in bytes. */
const ENTRY_OVERHEAD = 2048;

const pages = cacheOf(CACHE_LIMITS.pages);
const data = cacheOf(CACHE_LIMITS.data);
const passing = cacheOf(CACHE_LIMITS.passing);

/** The keys of what is in `pages`, by the path of their page. @type {Map<string, string>} */
const pageKeys = new Map();

cacheFigures.stores.push({ pages, data, passing });

/** Next makes one for each request. @implements {Handler} */
export default class CacheHandler {
  /** @param {{ serverDistDir?: string }} [context] */
  constructor({ serverDistDir } = {}) {
    nameBuild(serverDistDir);
    if (serverDistDir) separateRenders();
  }

  /** @type {Handler["get"]} */
  async get(key, context) {
    const implied = "softTags" in context ? (context.softTags ?? []) : [];
    const found = find(key);
    const isUsable = found && !isOutdated(found.version, found.tags, implied);
    cacheFigures.requests["softTags" in context ? "data" : "pages"][isUsable ? "hits" : "misses"] += 1;
    if (!isUsable) remove(key);
    const entry = isUsable ? found : await takeShared(key, implied);
    const exchange = exchanges.getStore();
    if (entry && exchange && pages.peek(key) === entry) exchange.stored = entry;
    return entry;
  }

  /**
   * Next answers the first visitor with the same value: what is changed in it here is in that response, too.
   *
   * @type {Handler["set"]}
   */
  async set(key, value, context) {
    const exchange = exchanges.getStore();
    if (value && !("data" in value) && (exchange?.method ?? "GET") !== "GET") return;
    if (value && "rscData" in value && exchange) finishPage(value, exchange);
    forgetLifetime(key);
    if (value && isFallback(value, context) && pages.has(key)) return;
    if (value === null || isMissing(value)) void removeSharedPage(key);
    if (value === null) {
      remove(key);
      return;
    }
    // What was begun before an announcement may not know of it.
    const { startedAt: lastModified, version } = exchange ?? {
      startedAt: cacheTime(),
      version: announcementVersion(),
    };
    const tags = tagsOf(value, context);
    // Nor may it take the place of what has been made since.
    if (isOutdated(version, tags)) return;
    remove(key);
    const cacheControl = context.fetchCache ? undefined : context.cacheControl;
    const entry = { lastModified, version, value, cacheControl, tags };
    if (keep(key, entry) !== passing) void writeSharedPage(key, { entry, number: lastNumber() });
  }

  /**
   * Expires what carries one of these tags: the next request waits for what is new, whatever `durations` say.
   *
   * @type {Handler["revalidateTag"]}
   */
  async revalidateTag(tags) {
    await announce([tags].flat());
  }

  /** @type {Handler["resetRequestCache"]} */
  resetRequestCache() {
    // Nothing is kept for one request alone.
  }
}

/**
 * The stored page of a path if it may be sent as it is: nothing of it was announced since, and its time is not over.
 *
 * @param {string} path without a query
 */
export function freshPage(path) {
  const entry = pages.get(pageKeys.get(path) ?? "");
  if (!entry || isOutdated(entry.version, entry.tags)) return undefined;
  const lifetime = entry.cacheControl?.revalidate;
  if (lifetime === false) return entry;
  return lifetime !== undefined && cacheTime() < entry.lastModified + lifetime * 1000 ? entry : undefined;
}

/** Forgets every entry, and what is being rendered or read just now. */
export function forgetEverything() {
  outdateEverything();
  for (const cache of [pages, data, passing]) cache.clear();
}

/** The path of a page: Next's key begins with the route, by a hash, and calls `/` `/index` (16.4). @param {string} key */
function pathOf(key) {
  return (
    key.replace(/^\/route-cache\/\w+\/\w+\/\$(?=\/)/, "").replace(/^\/index(?=$|\/index(?:\/|$))/, "") || "/"
  );
}

/** @param {string} key @param {Entry} entry */
function keep(key, entry) {
  const cache = cacheFor(entry);
  cache.set(key, entry);
  if (cache === pages) pageKeys.set(pathOf(key), key);
  return cache;
}

/** @param {string} key */
function find(key) {
  return data.get(key) ?? pages.get(key) ?? passing.get(key);
}

/**
 * What another instance has stored, and no announcement has outdated.
 *
 * @param {string} key
 * @param {string[]} implied tags
 */
async function takeShared(key, implied) {
  const shared = await readSharedPage(key);
  if (!shared || isOutdatedSince(shared.number, shared.entry.tags, implied)) return null;
  const stored = find(key);
  if (stored && !isOutdated(stored.version, stored.tags, implied)) return stored;
  const entry = { ...shared.entry, version: announcementVersion() };
  keep(key, entry);
  return entry;
}

/** @param {Value} value @param {Parameters<Handler["set"]>[2]} context */
function tagsOf(value, context) {
  if (context.fetchCache) return context.tags ?? [];
  const names = "headers" in value ? value.headers?.["x-next-cache-tags"] : undefined;
  return typeof names === "string" ? names.split(",") : [];
}

/** @param {Entry} entry */
function cacheFor({ value, cacheControl }) {
  if ("data" in value) return data;
  return isMissing(value) || isShort(cacheControl) ? passing : pages;
}

/**
 * Whether something failed while a page was rendered: it does not take the place of one that is good, which is tried to be
 * renewed again at the next request.
 *
 * @param {Value} value @param {Parameters<Handler["set"]>[2]} context
 */
function isFallback(value, context) {
  return !("data" in value) && !context.fetchCache && isShort(context.cacheControl) && !isMissing(value);
}

/** @param {Value} value */
function isMissing(value) {
  return "status" in value && value.status === 404;
}

/** @param {Entry["cacheControl"]} cacheControl how long it is fresh and offered, in seconds */
function isShort(cacheControl) {
  const fresh = cacheControl?.revalidate;
  if (typeof fresh !== "number" || fresh > PASSING_LIFETIME_S) return false;
  return (cacheControl?.expire ?? fresh) <= PASSING_LIFETIME_S;
}

/** @param {string} key */
function remove(key) {
  for (const cache of [pages, data, passing]) cache.delete(key);
}

/** @param {number} maxSize in bytes */
function cacheOf(maxSize) {
  return new LRUCache({
    maxSize,
    sizeCalculation: (/** @type {Entry} */ { value }, /** @type {string} */ key) =>
      ENTRY_OVERHEAD + 2 * key.length + bytesOf(value),
    dispose: (_, key) => {
      forgetLifetime(key);
      if (pageKeys.get(pathOf(key)) === key) pageKeys.delete(pathOf(key));
    },
  });
}

/** @param {Value} value */
function bytesOf(value) {
  if ("data" in value) return 2 * value.data.body.length;
  if ("body" in value) return value.body.length;
  if (!("html" in value)) return 0;
  const segments = "segmentData" in value ? [...(value.segmentData?.values() ?? [])] : [];
  const flight = "rscData" in value ? (value.rscData?.length ?? 0) : 0;
  return 2 * value.html.length + flight + segments.reduce((sum, { length }) => sum + length, 0);
}

/** Next notes the lifetime of every page it ever stored, and forgets none of them (16.4). @param {string} key */
function forgetLifetime(key) {
  /** @type {unknown} */
  const lifetimes = Reflect.get(SharedCacheControls, "cacheControls");
  if (lifetimes instanceof Map) lifetimes.delete(key);
}
