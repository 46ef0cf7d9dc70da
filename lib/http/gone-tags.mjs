/** See docs/decisions/2026-11-23-what-is-gone.md. */

const MAX_TAGS = 10_000; // beyond, what was read before the oldest counts as gone

/** What was read before a version is gone. @typedef {{ tags: Map<string, number>, everything: number }} GoneTags */

const shared = /** @type {{ lampstandGoneTags?: GoneTags }} */ (globalThis);

/** @type {GoneTags} */
const state = (shared.lampstandGoneTags ??= { tags: new Map(), everything: 0 });

export function noteGone(/** @type {Iterable<string>} */ tags, /** @type {number} */ version) {
  for (const tag of tags) {
    state.tags.delete(tag);
    state.tags.set(tag, version);
  }
  for (const [tag, since] of state.tags) {
    if (state.tags.size <= MAX_TAGS) break;
    state.tags.delete(tag);
    state.everything = Math.max(state.everything, since);
  }
}

export function noteAllGone(/** @type {number} */ version) {
  state.tags.clear();
  state.everything = version;
}

export function isGoneSince(/** @type {number} */ version, /** @type {readonly string[]} */ tags) {
  return version < state.everything || tags.some((tag) => version < (state.tags.get(cacheTag(tag)) ?? 0));
}

/** Next joins all tags of a page by commas. @param {string} tag */
export function cacheTag(tag) {
  return tag.replaceAll(",", "%2C");
}
