/** Next loads this file unbuilt: import nothing built. See docs/decisions/2026-11-22-pages-stored-whole.md. */
import { LRUCache } from "lru-cache";
import { SharedCacheControls } from "next/dist/server/lib/incremental-cache/shared-cache-controls.external.js";
import { OWN_LANGUAGE } from "../routing.mjs";
import { cacheFigures } from "./cache-figures.mjs";
import {
  isOutdated,
  isOutdatedSince,
  lastNumber,
  outdateEverything,
  revalidationVersion,
} from "./outdated-tags.mjs";
import { cacheTime, pageRequests } from "./page-request.mjs";
import { revalidateTags } from "./revalidations.mjs";
import { separateRenders } from "./separate-renders.mjs";
import { nameBuild, readSharedPage, removeSharedPage, writeSharedPage } from "./shared-pages.mjs";
import { finishPage } from "./stored-page.mjs";

/** @typedef {import("next/dist/server/response-cache").IncrementalCacheValue} Value */
/** @typedef {import("next/dist/server/lib/incremental-cache").CacheHandlerValue &
 *   { value: Value, tags: string[], version: number }} Entry */
/** @typedef {import("next/dist/server/lib/incremental-cache").CacheHandler} Handler */
/** @typedef {"gzip" | "identity"} Encoding */
/** A page's response. @typedef {{ headers: import("node:http").OutgoingHttpHeaders, body: Buffer }} StoredResponse */
/** @typedef {{ entry: Entry, responses?: Map<Encoding, StoredResponse> }} Stored */

export const CACHE_LIMITS = {
  pages: 128 * 1024 * 1024,
  data: 32 * 1024 * 1024,
  shortLived: 4 * 1024 * 1024, // for pages that anybody can create with made-up addresses
};

/** Seconds after which the pages expire that page-life.ts calls a fallback, or made up. */
const FALLBACK_EXPIRES = 1;
const MADE_UP_EXPIRES = 2;

const ENTRY_OVERHEAD = 2048; // bytes

const pages = cacheOf(CACHE_LIMITS.pages);
const data = cacheOf(CACHE_LIMITS.data);
const shortLived = cacheOf(CACHE_LIMITS.shortLived);

/** Keyed by the page's path. @type {Map<string, string>} */
const pageKeys = new Map();

cacheFigures.stores.push({ pages, data, "short-lived": shortLived });

/** Next creates one per request. @implements {Handler} */
export default class CacheHandler {
  constructor(/** @type {{ serverDistDir?: string }} */ { serverDistDir } = {}) {
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
    const request = pageRequests.getStore();
    if (entry && request && pages.peek(key)?.entry === entry) request.stored = entry;
    return entry;
  }

  /** Changes to `value` also reach the first visitor's response. @type {Handler["set"]} */
  async set(key, value, context) {
    const request = pageRequests.getStore();
    if (value && !("data" in value) && (request?.method ?? "GET") !== "GET") return;
    if (value && "rscData" in value && request) finishPage(value, request);
    forgetLifetime(key);
    if (value && isFallback(value, context) && pages.has(key)) return; // the good page stays
    if (value === null || isMissing(value)) void removeSharedPage(key);
    if (value === null) {
      remove(key);
      return;
    }
    const { startedAt: lastModified, version } = request ?? {
      startedAt: cacheTime(),
      version: revalidationVersion(),
    };
    const tags = tagsOf(value, context);
    // A page begun before a revalidation must not replace a newer one.
    if (isOutdated(version, tags)) return;
    remove(key);
    const cacheControl = context.fetchCache ? undefined : context.cacheControl;
    const entry = { lastModified, version, value, cacheControl, tags };
    if (keep(key, entry) !== shortLived) void writeSharedPage(key, { entry, number: lastNumber() });
  }

  /** The next request waits for a new page, whatever `durations` say. @type {Handler["revalidateTag"]} */
  async revalidateTag(tags) {
    await revalidateTags([tags].flat());
  }

  /** @type {Handler["resetRequestCache"]} */
  resetRequestCache() {
    // The handler keeps nothing per request.
  }
}

export function freshPage(/** @type {string} */ path) {
  const page = pages.get(pageKeys.get(path) ?? "");
  if (!page || isOutdated(page.entry.version, page.entry.tags)) return undefined;
  const { cacheControl, lastModified } = page.entry;
  const lifetime = cacheControl?.revalidate;
  if (lifetime === false) return page;
  return lifetime !== undefined && cacheTime() < lastModified + lifetime * 1000 ? page : undefined;
}

/** @param {string} path @param {Encoding} encoding @param {StoredResponse} response counts towards the page's size */
export function addResponse(path, encoding, response) {
  const key = pageKeys.get(path) ?? "";
  const page = pages.peek(key);
  if (!page) return;
  const responses = new Map(page.responses).set(encoding, response);
  // Needs a new object: the cache does not measure the same one again.
  pages.set(key, { entry: page.entry, responses }, { noDisposeOnSet: true });
}

export function forgetEverything() {
  outdateEverything();
  for (const cache of [pages, data, shortLived]) cache.clear();
}

const OWN = new RegExp(`^/${OWN_LANGUAGE}(?=/|$)`);

/** Next's key begins with the route's hash (16.4). @param {string} key */
function pathOf(key) {
  return key.replace(/^\/route-cache\/\w+\/\w+\/\$(?=\/)/, "").replace(OWN, "") || "/";
}

function keep(/** @type {string} */ key, /** @type {Entry} */ entry) {
  const cache = cacheFor(entry);
  cache.set(key, { entry });
  if (cache === pages) pageKeys.set(pathOf(key), key);
  return cache;
}

function find(/** @type {string} */ key) {
  return (data.get(key) ?? pages.get(key) ?? shortLived.get(key))?.entry;
}

async function takeShared(/** @type {string} */ key, /** @type {string[]} */ implied) {
  const shared = await readSharedPage(key);
  if (!shared || isOutdatedSince(shared.number, shared.entry.tags, implied)) return null;
  const stored = find(key);
  if (stored && !isOutdated(stored.version, stored.tags, implied)) return stored;
  const entry = { ...shared.entry, version: revalidationVersion() };
  keep(key, entry);
  return entry;
}

function tagsOf(/** @type {Value} */ value, /** @type {Parameters<Handler["set"]>[2]} */ context) {
  if (context.fetchCache) return context.tags ?? [];
  const names = "headers" in value ? value.headers?.["x-next-cache-tags"] : undefined;
  return typeof names === "string" ? names.split(",") : [];
}

function cacheFor(/** @type {Entry} */ { value, cacheControl }) {
  if ("data" in value) return data;
  return isMissing(value) || expiresWithin(MADE_UP_EXPIRES, cacheControl) ? shortLived : pages;
}

function isFallback(/** @type {Value} */ value, /** @type {Parameters<Handler["set"]>[2]} */ context) {
  if ("data" in value || context.fetchCache || isMissing(value)) return false;
  return expiresWithin(FALLBACK_EXPIRES, context.cacheControl);
}

function isMissing(/** @type {Value} */ value) {
  return "status" in value && value.status === 404;
}

function expiresWithin(/** @type {number} */ seconds, /** @type {Entry["cacheControl"]} */ cacheControl) {
  const fresh = cacheControl?.revalidate;
  if (typeof fresh !== "number" || fresh > 1) return false;
  return (cacheControl?.expire ?? fresh) <= seconds;
}

function remove(/** @type {string} */ key) {
  for (const cache of [pages, data, shortLived]) cache.delete(key);
}

function cacheOf(/** @type {number} */ maxSize) {
  return new LRUCache({
    maxSize,
    sizeCalculation: (/** @type {Stored} */ { entry, responses }, /** @type {string} */ key) => {
      const sent = [...(responses?.values() ?? [])].map(
        ({ headers, body }) => body.length + bytesOfText(JSON.stringify(headers)),
      );
      return ENTRY_OVERHEAD + 2 * key.length + bytesOf(entry.value) + sumOf(sent);
    },
    dispose: (_, key) => {
      forgetLifetime(key);
      if (pageKeys.get(pathOf(key)) === key) pageKeys.delete(pathOf(key));
    },
  });
}

function bytesOf(/** @type {Value} */ value) {
  if ("data" in value) return 2 * value.data.body.length;
  if ("body" in value) return value.body.length;
  if (!("html" in value)) return 0;
  const segments = "segmentData" in value ? [...(value.segmentData?.values() ?? [])] : [];
  const flight = "rscData" in value ? (value.rscData?.length ?? 0) : 0;
  return bytesOfText(value.html) + flight + sumOf(segments.map(({ length }) => length));
}

/** V8 stores a string with one byte per character, or two if any of them is beyond Latin-1. @param {string} text */
function bytesOfText(text) {
  return /[\u0100-\uffff]/.test(text) ? 2 * text.length : text.length;
}

function sumOf(/** @type {number[]} */ numbers) {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** Next notes the lifetime of every page it ever stored, and never forgets one (16.4). @param {string} key */
function forgetLifetime(key) {
  /** @type {unknown} */
  const lifetimes = Reflect.get(SharedCacheControls, "cacheControls");
  if (lifetimes instanceof Map) lifetimes.delete(key);
}
