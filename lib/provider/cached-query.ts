import "server-only";
import { unstable_cache } from "next/cache";
import { isBuilding, siteConfig } from "@/lib/env/site-config";
import { isPlausibleSlug } from "@/lib/paths";
import { cacheTag, isOutdated } from "@/lib/page-cache/outdated-tags.mjs";
import { logError } from "@/lib/utils/log";
import { ProviderError } from "./client";
import { createLastGood, type LastGood } from "#host/last-good";
import { countRead } from "./read-counts";
import { limitPageLife, PAGE_LIFE } from "@/lib/page-cache/page-life";
import { inReadLanguage, type ReadLanguage } from "./read-language";
import { currentPreview } from "./preview-state";
import { TAGS } from "@lampstand/contract/tags";
import { withTimeout } from "@/lib/utils/timeout";

/** `missing`: the provider says that there is none. `unavailable`: an outage. */
export type QueryResult<T> = { state: "found"; data: T } | { state: "missing" } | { state: "unavailable" };

type ReadDefinition<Args extends (string | number)[], T> = {
  name: string;
  tags: string[] | ((...args: Args) => string[]);
  /** Removes withdrawn things from a stored answer; `null`: nothing is left. By default, the whole answer goes. */
  without?: (data: T, isGone: (tag: string) => boolean) => T | null;
  /** The language of its texts, if the page wants them in another one than the church's own. */
  language?: () => Promise<ReadLanguage | null>;
  lifetime?: number;
  timeoutMs?: number;
  /** A `ProviderError` of kind `missing` is an answer; any other error is an outage. */
  load: (...args: Args) => Promise<T>;
};

export const LIFETIME = { content: 300, feed: 60 } as const;

/** After this time the page renders without the answer; the call continues and may serve the next request. */
export const PAGE_READ_TIMEOUT_MS = 3000;

export const OPTIONAL_PART_TIMEOUT_MS = 1000;

/** Less than an optional part may take, which would otherwise never show its last good answer. */
const REFRESH_TIMEOUT_MS = OPTIONAL_PART_TIMEOUT_MS - 200;

/** Enough for an answer that is in the cache. */
const CACHE_TIMEOUT_MS = 100;

/** Caches only usable answers. Returns the last good one during an outage, without anything removed since. */
export function cachedQuery<Args extends (string | number)[], T>(definition: ReadDefinition<Args, T>) {
  const { name, tags, lifetime = LIFETIME.content, timeoutMs = PAGE_READ_TIMEOUT_MS } = definition;
  const lastGood = createLastGood<T>();

  return async (...args: Args): Promise<QueryResult<T>> => {
    if (isBuilding()) return { state: "unavailable" };
    const version = lastGood.version();
    const start = performance.now();
    const language = definition.language ? await definition.language() : null;
    const load = (...asked: Args) => inReadLanguage(language, () => definition.load(...asked));
    if (currentPreview()) return readPreview(name, () => load(...args));
    const key = cacheKey(name, args, language);
    const entry = { key, tags: [...(Array.isArray(tags) ? tags : tags(...args)), TAGS.everything] };
    const stored = lastGood.get(key);
    const known = stored && withoutGone(stored, entry.tags, definition.without);
    const loading = noteFailure(() => (stored ? nullWhenMissing(load(...args)) : load(...args)));
    try {
      // Also stores an answer that comes after the time-out: Next drops it, and the next page would miss it again.
      const answer = throughCache({ ...entry, lifetime }, loading.run).then((value) => {
        loading.throwFailure();
        // Another read may have stored a newer answer meanwhile.
        const present = lastGood.peek(key);
        if (!present || present === stored || present.version < version)
          lastGood.set(key, { value, version });
        return value;
      });
      // Finding out the language may have taken some of the time.
      const rest = (known ? REFRESH_TIMEOUT_MS : timeoutMs) - (performance.now() - start);
      const value = await withTimeout(Math.max(CACHE_TIMEOUT_MS, rest), answer, timeoutOf(name));
      countRead(value === null ? "missing" : "fresh");
      return toResult(value);
    } catch (error) {
      if (isMissing(error)) {
        lastGood.forget(key, version);
        countRead("missing");
        return noSuchThing();
      }
      const recalled = await lastGood.recall(key);
      const good =
        (recalled && withoutGone(recalled, entry.tags, definition.without)) ??
        (await peek(entry, () => Promise.reject<T | null>(new ProviderError("unreachable", name))));
      logError("provider-read-failed", error, { read: name, servedLastGood: Boolean(good) });
      countRead(good ? "stale" : "unavailable");
      limitPageLife(good ? PAGE_LIFE.provisional : PAGE_LIFE.fallback);
      return good ? toResult(good.value) : { state: "unavailable" };
    }
  };
}

function withoutGone<T>(
  { value, version, isGone }: LastGood<T>,
  tags: string[],
  without: ReadDefinition<never[], T>["without"],
): { value: T | null } | undefined {
  if (isGone(tags)) return undefined;
  // A missing thing may have been published since.
  if (value === null) return isOutdated(version, tags.map(cacheTag)) ? undefined : { value };
  if (!without) return { value };
  const rest = without(value, (tag) => isGone([tag]));
  return rest === null ? undefined : { value: rest };
}

async function readPreview<T>(name: string, load: () => Promise<T>): Promise<QueryResult<T>> {
  try {
    return { state: "found", data: await withTimeout(PAGE_READ_TIMEOUT_MS, load(), timeoutOf(name)) };
  } catch (error) {
    if (isMissing(error)) return { state: "missing" };
    logError("preview-read-failed", error, { read: name });
    return { state: "unavailable" };
  }
}

export function noSuchThing(): { state: "missing" } {
  limitPageLife(PAGE_LIFE.provisional);
  return { state: "missing" };
}

/** Also tries the slug in lower case; the page then redirects to its own address. */
export async function readInEitherCase<T>(
  slug: string,
  read: (slug: string) => Promise<QueryResult<T>>,
): Promise<QueryResult<T>> {
  if (!isPlausibleSlug(slug)) return noSuchThing();
  const reading = await read(slug);
  const lowerCase = slug.toLowerCase();
  return reading.state === "missing" && lowerCase !== slug ? read(lowerCase) : reading;
}

export async function withinTimeout<T>(result: Promise<QueryResult<T>>): Promise<QueryResult<T>> {
  try {
    return await withTimeout(OPTIONAL_PART_TIMEOUT_MS, result, timeoutOf("an optional part of a page"));
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    countRead("fallback");
    limitPageLife(PAGE_LIFE.fallback);
    return { state: "unavailable" };
  }
}

export function dataOr<T, F>(result: QueryResult<T>, fallback: F): T | F {
  return result.state === "found" ? result.data : fallback;
}

function timeoutOf(name: string) {
  return () => new ProviderError("timeout", name);
}

/** The same build may be started with another provider, so its addresses are part of the key. */
function cacheKey(name: string, args: (string | number)[], language: ReadLanguage | null): string {
  const { API_BASE_URL, MEDIA_BASE_URL } = siteConfig();
  return JSON.stringify([API_BASE_URL, MEDIA_BASE_URL, name, ...args, ...(language ? [language] : [])]);
}

type Entry = { key: string; tags: string[] };

/** `unstable_cache` adds the function's text to the key, so all reads must use this one function. */
function throughCache<T>(
  { key, tags, lifetime }: Entry & { lifetime: number | false },
  run: () => Promise<T>,
) {
  return unstable_cache(() => run(), [key], { tags: tags.map(cacheTag), revalidate: lifetime })();
}

/** Returns what the data cache still has, however old; nothing after a revalidation. */
async function peek<T>(entry: Entry, otherwise: () => Promise<T>): Promise<{ value: T } | undefined> {
  try {
    return { value: await throughCache({ ...entry, lifetime: false }, otherwise) };
  } catch {
    return undefined;
  }
}

/** `unstable_cache` returns the old value when a renewal fails, and does not report the failure. */
function noteFailure<T>(run: () => Promise<T>) {
  let failure: Error | null = null;
  return {
    run: async () => {
      try {
        return await run();
      } catch (error) {
        failure = error instanceof Error ? error : new Error(String(error));
        throw failure;
      }
    },
    throwFailure: () => {
      if (failure !== null) throw failure;
    },
  };
}

function toResult<T>(value: T | null): QueryResult<T> {
  return value === null ? { state: "missing" } : { state: "found", data: value };
}

/** Returns `null` to replace an earlier answer. Does not cache a first `missing`: names could fill the cache. */
async function nullWhenMissing<T>(loading: Promise<T>): Promise<T | null> {
  try {
    return await loading;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof ProviderError && error.failure === "missing";
}
