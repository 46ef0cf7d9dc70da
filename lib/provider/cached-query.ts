import "server-only";
import { unstable_cache } from "next/cache";
import { isBuilding, siteConfig } from "@/lib/env/site-config";
import { announcementVersion, isOutdated } from "@/lib/http/announcements.mjs";
import { cacheTag, isGoneSince } from "@/lib/http/gone-tags.mjs";
import { logError } from "@/lib/utils/log";
import { ProviderError } from "./client";
import { createLastGood, type LastGood } from "./last-good";
import { countRead } from "./read-counts";
import { limitPageLife, PAGE_LIFE } from "./page-life";
import { currentPreview } from "./preview-state";
import { TAGS } from "@lampstand/contract/tags";
import { withTimeout } from "@/lib/utils/timeout";

/** The result of a read: the data, the provider's answer that there is none, or an outage. */
export type QueryResult<T> = { state: "found"; data: T } | { state: "missing" } | { state: "unavailable" };

type ReadDefinition<Args extends (string | number)[], T> = {
  name: string;
  tags: string[] | ((...args: Args) => string[]);
  /**
   * What is left of an answer when things that it names are gone, by their tags; `null` when nothing is. Without it, an
   * answer is gone as a whole, with one of its own tags.
   */
  without?: (data: T, isGone: (tag: string) => boolean) => T | null;
  /** Seconds until an entry is renewed in the background; `LIFETIME.content` unless given. */
  lifetime?: number;
  /** How long a page waits for this read before it goes on without it, in milliseconds; 3000 unless given. */
  timeoutMs?: number;
  /** Asks the provider. A `ProviderError` of kind `missing` is an answer; anything else it throws is an outage. */
  load: (...args: Args) => Promise<T>;
};

/** How long a read, and a page that is made of it, stays fresh when no change is announced, in seconds. */
export const LIFETIME = { content: 300, feed: 60 } as const;

/** How long a page waits for a first answer, in milliseconds. The call itself goes on and may serve the next request. */
export const PAGE_READ_TIMEOUT_MS = 3000;

/** How long a page waits for a newer answer than the one it has, in milliseconds. */
const REFRESH_TIMEOUT_MS = 1000;

/**
 * Defines a read that goes through Next's data cache and gives its tags and its lifetime to the stored page that it is
 * made for. Only usable answers are cached, so an outage never is; the last good one is served for as long as the
 * provider does not answer, without what is gone since, and a page that something failed for does not live long. Nothing is read during a build.
 */
export function cachedQuery<Args extends (string | number)[], T>(definition: ReadDefinition<Args, T>) {
  const { name, tags, lifetime = LIFETIME.content, timeoutMs = PAGE_READ_TIMEOUT_MS, load } = definition;
  const lastGood = createLastGood<T>();

  return async (...args: Args): Promise<QueryResult<T>> => {
    if (isBuilding()) return { state: "unavailable" };
    if (currentPreview()) return readPreview(name, () => load(...args));
    const key = cacheKey(name, args);
    const entry = { key, tags: [...(Array.isArray(tags) ? tags : tags(...args)), TAGS.everything] };
    const version = announcementVersion();
    const stored = lastGood.get(key);
    const known = stored && withoutGone(stored, entry.tags, definition.without);
    const loading = noteFailure(() => (stored ? nullWhenMissing(load(...args)) : load(...args)));
    try {
      // Also what comes when the page has gone on without it: Next does not keep that, and the next page would miss it again.
      const answer = throughCache({ ...entry, lifetime }, loading.run).then((value) => {
        loading.throwFailure();
        // One that is late may be older than what another read has brought meanwhile.
        const present = lastGood.peek(key);
        if (!present || present === stored || present.version < version)
          lastGood.set(key, { value, version });
        return value;
      });
      const value = await withTimeout(known ? REFRESH_TIMEOUT_MS : timeoutMs, answer, timeoutOf(name));
      countRead(value === null ? "missing" : "fresh");
      return toResult(value);
    } catch (error) {
      if (isMissing(error)) {
        countRead("missing");
        return noSuchThing();
      }
      const good =
        (stored && withoutGone(stored, entry.tags, definition.without)) ??
        (await peek(entry, () => Promise.reject<T | null>(new ProviderError("unreachable", name))));
      logError("provider-read-failed", error, { read: name, servedLastGood: Boolean(good) });
      countRead(good ? "stale" : "unavailable");
      limitPageLife(good ? PAGE_LIFE.provisional : PAGE_LIFE.fallback);
      return good ? toResult(good.value) : { state: "unavailable" };
    }
  };
}

/** What may be shown of an answer that was read before; `undefined` when that is nothing. */
function withoutGone<T>(
  { value, version }: LastGood<T>,
  tags: string[],
  without: ReadDefinition<never[], T>["without"],
): { value: T | null } | undefined {
  if (isGoneSince(version, tags)) return undefined;
  // What was not there may have been published since.
  if (value === null) return isOutdated(version, tags.map(cacheTag)) ? undefined : { value };
  if (!without) return { value };
  const rest = without(value, (tag) => isGoneSince(version, [tag]));
  return rest === null ? undefined : { value: rest };
}

/** A read for a preview, which goes past every cache. */
async function readPreview<T>(name: string, load: () => Promise<T>): Promise<QueryResult<T>> {
  try {
    return { state: "found", data: await withTimeout(PAGE_READ_TIMEOUT_MS, load(), timeoutOf(name)) };
  } catch (error) {
    if (isMissing(error)) return { state: "missing" };
    logError("preview-read-failed", error, { read: name });
    return { state: "unavailable" };
  }
}

/** What is asked for by a name that is none, or by one that nothing ever had. A page that says so is not kept for long. */
export function noSuchThing(): { state: "missing" } {
  limitPageLife(PAGE_LIFE.provisional);
  return { state: "missing" };
}

/** The result of a read that the page can do without: `unavailable` when it is not there in time, in milliseconds. */
export async function withinTimeout<T>(
  timeoutMs: number,
  result: Promise<QueryResult<T>>,
): Promise<QueryResult<T>> {
  try {
    return await withTimeout(timeoutMs, result, timeoutOf("an optional part of a page"));
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    countRead("fallback");
    limitPageLife(PAGE_LIFE.fallback);
    return { state: "unavailable" };
  }
}

/** The data of a result, or the fallback that a page shows in its place. */
export function dataOr<T, F>(result: QueryResult<T>, fallback: F): T | F {
  return result.state === "found" ? result.data : fallback;
}

function timeoutOf(name: string) {
  return () => new ProviderError("timeout", name);
}

/** Entries belong to the provider they came from: the same build may be started against another one. */
function cacheKey(name: string, args: (string | number)[]): string {
  const { API_BASE_URL, MEDIA_BASE_URL } = siteConfig();
  return JSON.stringify([API_BASE_URL, MEDIA_BASE_URL, name, ...args]);
}

type Entry = { key: string; tags: string[] };

/** `unstable_cache` adds the function's text to the key, so all reads go through this one. */
function throughCache<T>(
  { key, tags, lifetime }: Entry & { lifetime: number | false },
  run: () => Promise<T>,
) {
  return unstable_cache(() => run(), [key], { tags: tags.map(cacheTag), revalidate: lifetime })();
}

/** What the data cache still holds, however old, unless a change was announced since; without it, `otherwise` throws. */
async function peek<T>(entry: Entry, otherwise: () => Promise<T>): Promise<{ value: T } | undefined> {
  try {
    return { value: await throughCache({ ...entry, lifetime: false }, otherwise) };
  } catch {
    return undefined;
  }
}

/** `unstable_cache` answers a renewal that failed with the value it had, and tells nobody. */
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
