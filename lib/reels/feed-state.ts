import type { ReelsPage } from "@/lib/schemas/reel";
import { isComplete, withNextPage, type ReelList } from "./reel-list";
import { onRing } from "./ring";

/** Where a visitor stands in the feed. */
export type FeedState = {
  list: ReelList;
  /** Which reel of the list is in front. */
  active: number;
  /** The slot that it stands in. Slots go on without end both ways; the reels lie along them as on a ring. */
  slot: number;
  /** Which way the last move went. */
  direction: 1 | -1;
  hasMoved: boolean;
  /** The visitor wants to go on from the last reel that is there, and more is on its way. */
  isWaiting: boolean;
};

export type FeedAction =
  | { type: "move"; steps: number; isLoading: boolean }
  | { type: "jump"; to: "first" | "last" }
  | { type: "grow"; page: ReelsPage }
  | { type: "grow-failed" };

export function feedState(list: ReelList, active: number): FeedState {
  return { list, active, slot: 0, direction: 1, hasMoved: false, isWaiting: false };
}

/** Names a stand in the feed: another reel in front, or the same one in another slot, is another stand. */
export function standOf({ slot, active }: FeedState): string {
  return `${slot} ${active}`;
}

/** Where the visitor stands after something happened. */
export function feedReducer(state: FeedState, action: FeedAction): FeedState {
  switch (action.type) {
    case "move":
      return moved(state, action.steps, action.isLoading);
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
    case "grow": {
      const grown = { ...state, list: withNextPage(state.list, action.page) };
      return state.isWaiting ? moved(grown, 1, true) : grown;
    }
    case "grow-failed":
      return { ...state, isWaiting: false };
  }
}

/** To begin again just before more arrives would be odd, so that a move beyond the last reel waits for it. */
function moved(state: FeedState, steps: number, isLoading: boolean): FeedState {
  const { list, active, slot } = state;
  const size = list.reels.length;
  if (size === 0) return state;
  if (active + steps >= size && isLoading && !isComplete(list)) return { ...state, isWaiting: true };
  if (size === 1) return { ...state, isWaiting: false };
  return {
    list,
    active: onRing(active, steps, size),
    slot: slot + steps,
    direction: steps < 0 ? -1 : 1,
    hasMoved: true,
    isWaiting: false,
  };
}
