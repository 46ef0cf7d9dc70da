import type { FeedState } from "./feed-state";

/** The last feed of this tab: what it showed, and where the visitor stood when leaving it. */
let left: { feed: string; state: FeedState } | null = null;

/** Keeps where a visitor stands in a feed, for when 'back' leads here again. */
export function rememberFeed(feed: string, state: FeedState): void {
  left = { feed, state };
}

/** Where the visitor stood in this feed with this reel in front; `null` when that was not so. */
export function rememberedFeed(feed: string, slug: string | null): FeedState | null {
  if (left?.feed !== feed) return null;
  const { state } = left;
  return state.list.reels[state.active]?.slug === slug ? { ...state, isWaiting: false } : null;
}
