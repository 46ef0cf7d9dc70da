import type { ReelsPage } from "./reel";
import { isComplete, withNextPage, type ReelList } from "./reel-list";

export type FeedState = {
  list: ReelList;
  active: number;
  /** A virtual, unbounded index: the list repeats along the slots in both directions. */
  slot: number;
  direction: 1 | -1;
  hasMoved: boolean;
  /** The visitor moved past the last reel while the next page loads. */
  isWaiting: boolean;
};

export type FeedAction =
  | { type: "move"; steps: number; isLoading: boolean }
  | { type: "jump"; to: "first" | "last" }
  | { type: "append"; page: ReelsPage }
  | { type: "append-failed" }
  | { type: "remove"; id: string };

export function initialFeedState(list: ReelList, active: number): FeedState {
  return { list, active, slot: 0, direction: 1, hasMoved: false, isWaiting: false };
}

/** Returns a key that also changes when the same reel becomes active in another slot. */
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
    case "remove":
      return without(state, action.id);
  }
}

/** A move past the end waits while a page loads, instead of returning to the first reel. */
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

/** Replaces a removed active reel with the next one in the direction of the last move. */
function without(state: FeedState, id: string): FeedState {
  const { list, active, direction } = state;
  const index = list.reels.findIndex((reel) => reel.id === id);
  if (index < 0) return state;
  const reels = list.reels.filter((reel) => reel.id !== id);
  const isBefore = index < active || (index === active && direction < 0);
  return {
    ...state,
    list: { ...list, reels },
    active: reels.length > 0 ? modulo(isBefore ? active - 1 : active, reels.length) : 0,
  };
}

export function wrapIndex(index: number, steps: number, size: number): number {
  return modulo(index + steps, size);
}

/** Returns whether a nearer slot shows the same reel, as happens if the list is shorter than the rendered slots. */
export function isDuplicateSlot(steps: number, size: number): boolean {
  return steps > size / 2 || steps <= -size / 2;
}

export function modulo(value: number, divisor: number): number {
  return ((value % divisor) + divisor) % divisor;
}

const savedStates = new Map<string, FeedState>();

export function saveFeedState(feed: string, state: FeedState): void {
  savedStates.set(feed, state);
}

export function savedFeedState(feed: string, slug: string | null): FeedState | null {
  const state = savedStates.get(feed);
  const isActive = state?.list.reels[state.active]?.slug === slug;
  return state && isActive ? { ...state, isWaiting: false } : null;
}
