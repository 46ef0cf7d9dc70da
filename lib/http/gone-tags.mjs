/**
 * What the provider says is gone, by its cache tags: nothing that was read before may be shown again, not even while the
 * provider does not answer. What is published again is read after that, and is shown.
 */

/** How many tags are remembered. Beyond that, everything that was read before the oldest of them counts as gone. */
const MAX_TAGS = 10_000;

/**
 * @typedef {object} GoneTags
 * @property {Map<string, number>} tags the announcement version that came with each tag's last removal
 * @property {number} everything what was read before this version is gone, whatever its tags
 */

/** All parts of the site share it. */
const shared = /** @type {{ lampstandGoneTags?: GoneTags }} */ (globalThis);

/** @type {GoneTags} */
const state = (shared.lampstandGoneTags ??= { tags: new Map(), everything: 0 });

/** @param {Iterable<string>} tags @param {number} version of the announcement */
export function noteGone(tags, version) {
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

/** After announcements may have been missed. @param {number} version */
export function noteAllGone(version) {
  state.tags.clear();
  state.everything = version;
}

/**
 * Whether something of these tags was taken away since.
 *
 * @param {number} version with which it was read (`announcementVersion`)
 * @param {readonly string[]} tags
 */
export function isGoneSince(version, tags) {
  return version < state.everything || tags.some((tag) => version < (state.tags.get(cacheTag(tag)) ?? 0));
}

/** A tag as Next can hold it: Next writes all tags of a page into one list, parted by commas. @param {string} tag */
export function cacheTag(tag) {
  return tag.replaceAll(",", "%2C");
}
