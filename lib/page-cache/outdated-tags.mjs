/** Remembers what is outdated, and what is gone. See docs/decisions/2026-11-23-what-is-gone.md. */
import { processState } from "@lampstand/runtime/process-state";

/** With more outdated tags, here or in Redis, everything is outdated; with more gone, all reads before the oldest. */
export const MAX_TAGS = 10_000;

/**
 * @typedef {{ tags: Map<string, { version: number, number: number }>, forgotten: number, version: number,
 *   number: number, floor: number, unsent: Set<string>, gone: Map<string, number>, allGone: number }} OutdatedTags
 *   `version`s count this process's revalidations, `number`s those in Redis
 */

/** @type {OutdatedTags} */
export const outdatedTags = (processState().outdatedTags ??= {
  tags: new Map(),
  forgotten: 0,
  version: 0,
  number: 0,
  floor: 0,
  unsent: new Set(),
  gone: new Map(),
  allGone: 0,
});

const state = outdatedTags;

export function revalidationVersion() {
  return state.version;
}

export function lastNumber() {
  return state.number;
}

export function isOutdated(/** @type {number} */ version, /** @type {string[][]} */ ...tags) {
  if (version === state.version) return false;
  return (
    version < state.forgotten || tags.flat().some((tag) => version < (state.tags.get(tag)?.version ?? 0))
  );
}

export function isOutdatedSince(/** @type {number} */ number, /** @type {string[][]} */ ...tags) {
  if (number < state.floor) return true;
  return tags.flat().some((tag) => state.unsent.has(tag) || number < (state.tags.get(tag)?.number ?? 0));
}

export function outdateEverything() {
  state.version += 1;
  state.forgotten = state.version;
  state.floor = state.number;
  state.tags.clear();
}

/** @param {{ tags: string[], gone: string[] }} revalidated @param {number} number */
export function outdate({ tags, gone }, number) {
  state.version += 1;
  noteGone(gone, state.version);
  for (const tag of tags) {
    state.tags.delete(tag);
    state.tags.set(tag, { version: state.version, number });
  }
  if (state.tags.size > MAX_TAGS) outdateEverything();
}

export function noteGone(/** @type {Iterable<string>} */ tags, /** @type {number} */ version) {
  for (const tag of tags) {
    state.gone.delete(tag);
    state.gone.set(tag, version);
  }
  for (const [tag, since] of state.gone) {
    if (state.gone.size <= MAX_TAGS) break;
    state.gone.delete(tag);
    state.allGone = Math.max(state.allGone, since);
  }
}

export function noteAllGone(/** @type {number} */ version) {
  state.gone.clear();
  state.allGone = version;
}

/** Returns whether something read at a version is gone. */
export function isGoneSince(/** @type {number} */ version, /** @type {readonly string[]} */ tags) {
  return version < state.allGone || tags.some((tag) => version < (state.gone.get(cacheTag(tag)) ?? 0));
}

/** Replaces commas: Next joins a page's tags with them. @param {string} tag */
export function cacheTag(tag) {
  return tag.replaceAll(",", "%2C");
}
