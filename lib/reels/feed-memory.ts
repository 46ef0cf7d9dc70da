import type { FeedState } from "./feed-state";

/** The feeds of this tab by their names: what each showed, and where the visitor stood when leaving it. */
const left = new Map<string, FeedState>();

/** Keeps where a visitor stands in a feed, for when 'back' leads here again. */
export function rememberFeed(feed: string, state: FeedState): void {
  left.set(feed, state);
}

/** Where the visitor stood in this feed with this reel in front; `null` when that was not so. */
export function rememberedFeed(feed: string, slug: string | null): FeedState | null {
  const state = left.get(feed);
  const isThere = state?.list.reels[state.active]?.slug === slug;
  return state && isThere ? { ...state, isWaiting: false } : null;
}
