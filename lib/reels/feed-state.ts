import type { ReelsPage } from "./reel";
import { isComplete, withNextPage, type ReelList } from "./reel-list";

/** The state of the vertical feed. */
export type FeedState = {
  list: ReelList;
  /** The index of the active reel in the list. */
  active: number;
  /** The slot of the active reel: a virtual index without bounds. The list repeats along the slots in both directions. */
  slot: number;
  /** The direction of the last move. */
  direction: 1 | -1;
  hasMoved: boolean;
  /** The visitor moved past the last reel while the next page is still loading. */
  isWaiting: boolean;
};

export type FeedAction =
  | { type: "move"; steps: number; isLoading: boolean }
  | { type: "jump"; to: "first" | "last" }
  | { type: "append"; page: ReelsPage }
  | { type: "append-failed" };

export function initialFeedState(list: ReelList, active: number): FeedState {
  return { list, active, slot: 0, direction: 1, hasMoved: false, isWaiting: false };
}

/** A key that changes whenever another reel becomes active, or the same one in another slot. */
export function positionKey({ slot, active }: FeedState): string {
  return `${slot} ${active}`;
}

export function feedReducer(state: FeedState, action: FeedAction): FeedState {
  switch (action.type) {
    case "move":
      return moveBy(state, action.steps, action.isLoading);
    case "jump": {
      const last = Math.max(state.list.reels.length - 1, 0);
      return {
        ...state,
        active: action.to === "first" ? 0 : last,
        direction: 1,
        hasMoved: true,
        isWaiting: false,
      };
    }
    case "append": {
      const appended = { ...state, list: withNextPage(state.list, action.page) };
      return state.isWaiting ? moveBy(appended, 1, true) : appended;
    }
    case "append-failed":
      return { ...state, isWaiting: false };
  }
}

/** Moves around the list. A move past its end waits while a page is loading, instead of starting again at the first reel. */
function moveBy(state: FeedState, steps: number, isLoading: boolean): FeedState {
  const { list, active, slot } = state;
  const size = list.reels.length;
  if (size === 0) return state;
  if (active + steps >= size && isLoading && !isComplete(list)) return { ...state, isWaiting: true };
  if (size === 1) return { ...state, isWaiting: false };
  return {
    list,
    active: wrapIndex(active, steps, size),
    slot: slot + steps,
    direction: steps < 0 ? -1 : 1,
    hasMoved: true,
    isWaiting: false,
  };
}

/** The index `steps` away from another in a list of `size` that wraps around. */
export function wrapIndex(index: number, steps: number, size: number): number {
  return modulo(index + steps, size);
}

/**
 * Whether the slot `steps` away from the active one repeats a reel that a nearer slot shows already, which happens when
 * the list is shorter than the number of rendered slots.
 */
export function isDuplicateSlot(steps: number, size: number): boolean {
  return steps > size / 2 || steps <= -size / 2;
}

/** The remainder of a division, never negative. */
export function modulo(value: number, divisor: number): number {
  return ((value % divisor) + divisor) % divisor;
}

/** The last state of each feed in this tab, by the feed's name. */
const savedStates = new Map<string, FeedState>();

/** Saves the state of a feed, to be restored when the visitor comes back to it. */
export function saveFeedState(feed: string, state: FeedState): void {
  savedStates.set(feed, state);
}

/** The saved state of a feed if its active reel has this slug; `null` otherwise. */
export function savedFeedState(feed: string, slug: string | null): FeedState | null {
  const state = savedStates.get(feed);
  const isActive = state?.list.reels[state.active]?.slug === slug;
  return state && isActive ? { ...state, isWaiting: false } : null;
}
