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
};

export type FeedAction =
  | { type: "move"; steps: number; isLoading: boolean }
  | { type: "jump"; to: "first" | "last" }
  | { type: "grow"; page: ReelsPage };

export function feedState(list: ReelList, active: number): FeedState {
  return { list, active, slot: 0, direction: 1 };
}

/** Where the visitor stands after something happened. */
export function feedReducer(state: FeedState, action: FeedAction): FeedState {
  const { list, active, slot } = state;
  const last = list.reels.length - 1;
  switch (action.type) {
    case "grow":
      return { ...state, list: withNextPage(list, action.page) };
    case "jump":
      return { ...state, active: action.to === "first" ? 0 : Math.max(last, 0), direction: 1 };
    case "move": {
      const { steps, isLoading } = action;
      const leavesTheEnd = active + steps > last;
      // More is on its way: it would be odd to begin again just before it arrives.
      if (last < 1 || (leavesTheEnd && isLoading && !isComplete(list))) return state;
      const to = onRing(active, steps, list.reels.length);
      return { ...state, active: to, slot: slot + steps, direction: steps < 0 ? -1 : 1 };
    }
  }
}
