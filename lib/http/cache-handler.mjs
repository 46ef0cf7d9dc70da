/**
 * Next's `cacheHandler`: keeps stored pages and data in this process's memory, within limits. Next loads this file as it
 * is, so it imports nothing that has to be built. See docs/decisions/2026-11-22-page-cache-in-memory.md.
 */
import { LRUCache } from "lru-cache";
import { SharedCacheControls } from "next/dist/server/lib/incremental-cache/shared-cache-controls.external.js";
import { cacheFigures } from "./cache-figures.mjs";
import { exchanges } from "./exchange.mjs";
import { finishPage } from "./stored-page.mjs";

/**
 * @typedef {import("next/dist/server/response-cache").IncrementalCacheValue} Value
 * @typedef {import("next/dist/server/lib/incremental-cache").CacheHandlerValue & { value: Value, tags: string[] }} Entry
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

/** How many tags' last announcements are remembered. Beyond that, everything is forgotten. */
const MAX_TAGS = 10_000;

/** What an entry takes beside its content, in bytes. */
const ENTRY_OVERHEAD = 2048;

const pages = cacheOf(CACHE_LIMITS.pages);
const data = cacheOf(CACHE_LIMITS.data);
const passing = cacheOf(CACHE_LIMITS.passing);

/** The keys of what is in `pages`, by the path of their page. @type {Map<string, string>} */
const pageKeys = new Map();

cacheFigures.stores.push({ pages, data, passing });

/** When each tag was last announced, in milliseconds since 1970. @type {Map<string, number>} */
const announced = new Map();

/** When the last of all announcements came. */
let lastAnnouncement = 0;

/** What was begun before this is not kept. */
let forgottenAt = 0;

/** Next makes one for each request. @implements {Handler} */
export default class CacheHandler {
  /** @type {Handler["get"]} */
  async get(key, context) {
    const entry = data.get(key) ?? pages.get(key) ?? passing.get(key);
    const implied = "softTags" in context ? (context.softTags ?? []) : [];
    const isUsable = entry && !isOutdated(entry.lastModified, entry.tags, implied);
    cacheFigures.requests["softTags" in context ? "data" : "pages"][isUsable ? "hits" : "misses"] += 1;
    if (!isUsable) {
      remove(key);
      return null;
    }
    const exchange = exchanges.getStore();
    if (exchange && pages.peek(key) === entry) exchange.stored = entry;
    return entry;
  }

  /**
   * Next answers the first visitor with the same value: what is changed in it here is in that response, too.
   *
   * @type {Handler["set"]}
   */
  async set(key, value, context) {
    const exchange = exchanges.getStore();
    if (value && "rscData" in value && exchange) finishPage(value, exchange);
    forgetLifetime(key);
    if (value && isFallback(value, context) && pages.has(key)) return;
    remove(key);
    if (value === null) return;
    // What was begun before an announcement may not know of it.
    const lastModified = exchange?.startedAt ?? Date.now();
    const tags = tagsOf(value, context);
    if (isOutdated(lastModified, tags)) return;
    const cacheControl = context.fetchCache ? undefined : context.cacheControl;
    const entry = { lastModified, value, cacheControl, tags };
    const cache = cacheFor(entry);
    cache.set(key, entry);
    if (cache === pages) pageKeys.set(pathOf(key), key);
  }

  /**
   * Expires what carries one of these tags: the next request waits for what is new, whatever `durations` say.
   *
   * @type {Handler["revalidateTag"]}
   */
  async revalidateTag(tags) {
    lastAnnouncement = Date.now();
    for (const tag of [tags].flat()) announced.set(tag, lastAnnouncement);
    if (announced.size > MAX_TAGS) forgetEverything();
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
  const entry = pages.get(pageKeys.get(path === "/" ? "/index" : path) ?? "");
  if (!entry || isOutdated(entry.lastModified, entry.tags)) return undefined;
  const lifetime = entry.cacheControl?.revalidate;
  if (lifetime === false) return entry;
  return lifetime !== undefined && Date.now() < entry.lastModified + lifetime * 1000 ? entry : undefined;
}

/** Forgets every entry, and what is being rendered or read just now. */
export function forgetEverything() {
  forgottenAt = Date.now();
  lastAnnouncement = forgottenAt;
  announced.clear();
  for (const cache of [pages, data, passing]) cache.clear();
}

/** Next's keys of pages begin with the route, by a hash (16.4). @param {string} key */
function pathOf(key) {
  return key.replace(/^\/route-cache\/\w+\/\w+\/\$(?=\/)/, "");
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

/** @param {number} lastModified @param {string[][]} tags */
function isOutdated(lastModified, ...tags) {
  if (lastModified > lastAnnouncement) return false;
  return lastModified <= forgottenAt || tags.flat().some((tag) => lastModified <= (announced.get(tag) ?? 0));
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
