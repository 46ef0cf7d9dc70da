import "server-only";
import { TAGS } from "@lampstand/contract/tags";
import { LRUCache } from "lru-cache";
import { unstable_cache } from "next/cache";
import { connection } from "next/server";
import { siteConfig } from "@/lib/env/site-config";
import { logError } from "@/lib/utils/log";
import { withTimeout } from "@/lib/utils/timeout";
import { ProviderError } from "./provider-error";

/** What a read brings: the thing, the provider's word that there is none, or nothing because it did not answer. */
export type QueryResult<T> = { state: "found"; data: T } | { state: "missing" } | { state: "unavailable" };

type ReadDefinition<Args extends (string | number)[], T> = {
  name: string;
  tags: string[] | ((...args: Args) => string[]);
  /** Seconds until an entry is renewed in the background; `LIFETIME.content` unless given. */
  lifetime?: number;
  /** How long a page waits for this read before it goes on without it, in milliseconds; 3000 unless given. */
  patienceMs?: number;
  /** Asks the provider. A `ProviderError` of kind `missing` is an answer; anything else it throws is an outage. */
  load: (...args: Args) => Promise<T>;
};

/** How long a read stays fresh when nobody announces a change, in seconds. */
export const LIFETIME = { content: 300, feed: 60 } as const;

/** How long a page waits for what it has never had, in milliseconds. The call itself may go on and serve the next. */
export const PATIENCE_MS = 3000;

/** How long a page waits for news of something it already has, in milliseconds. */
const PATIENCE_WITH_LAST_GOOD_MS = 1000;

const LAST_GOOD_ENTRIES = 200;

/**
 * Makes a read that goes through Next's data cache. Only usable answers are kept there, so an outage is never
 * stored; what was good is served for as long as the provider does not answer. QueryResult is what makes a page
 * dynamic: content is read when a visitor asks for it, never while the site is built.
 */
export function cachedQuery<Args extends (string | number)[], T>(definition: ReadDefinition<Args, T>) {
  const { name, tags, lifetime = LIFETIME.content, patienceMs = PATIENCE_MS, load } = definition;
  /** Bridges the time between an announced change, which empties the data cache, and the provider's next answer. */
  const lastGood = new LRUCache<string, { value: T | null }>({ max: LAST_GOOD_ENTRIES });

  return async (...args: Args): Promise<QueryResult<T>> => {
    await connection();
    const key = cacheKey(name, args);
    const known = lastGood.get(key);
    const cached = unstable_cache(() => (known ? nullWhenMissing(load(...args)) : load(...args)), [key], {
      tags: [...(Array.isArray(tags) ? tags : tags(...args)), TAGS.everything],
      revalidate: lifetime,
    });
    try {
      const value = await withTimeout(known ? PATIENCE_WITH_LAST_GOOD_MS : patienceMs, name, cached());
      lastGood.set(key, { value });
      return toReading(value);
    } catch (error) {
      if (isMissing(error)) return { state: "missing" };
      logError("provider-read-failed", error, { read: name, servedLastGood: Boolean(known) });
      return known ? toReading(known.value) : { state: "unavailable" };
    }
  };
}

/** A reading that the page can do without: `unavailable` when it is not there in time, in milliseconds. */
export async function readingWithin<T>(
  patienceMs: number,
  reading: Promise<QueryResult<T>>,
): Promise<QueryResult<T>> {
  try {
    return await withTimeout(patienceMs, "a part the page can do without", reading);
  } catch (error) {
    if (error instanceof ProviderError) return { state: "unavailable" };
    throw error;
  }
}

/** The data of a reading, or the fallback that a page shows in its place. */
export function dataOr<T, F>(reading: QueryResult<T>, fallback: F): T | F {
  return reading.state === "found" ? reading.data : fallback;
}

/** Entries belong to the provider they came from: the same build may be started against another one. */
function cacheKey(name: string, args: (string | number)[]): string {
  const { API_BASE_URL, MEDIA_BASE_URL } = siteConfig();
  return JSON.stringify([API_BASE_URL, MEDIA_BASE_URL, name, ...args]);
}

function toReading<T>(value: T | null): QueryResult<T> {
  return value === null ? { state: "missing" } : { state: "found", data: value };
}

/** Takes the place of what was there before; what never was is not kept, or visitors could fill the cache with names. */
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
