"use client";

import { useReducer } from "react";
import { feedReducer, type FeedState } from "@/lib/reels/feed-state";
import { useMoreReels } from "./use-more-reels";

/** The reels, which of them is in front, and the ways to another. */
export function useFeed(opening: () => FeedState) {
  const [state, dispatch] = useReducer(feedReducer, null, opening);
  const { isLoading, hasFailed } = useMoreReels(state.list, state.active, {
    onPage: (page) => dispatch({ type: "grow", page }),
    onFailure: () => dispatch({ type: "grow-failed" }),
  });
  return {
    state,
    isLoading,
    hasFailed,
    move: (steps: number) => dispatch({ type: "move", steps, isLoading }),
    jump: (to: "first" | "last") => dispatch({ type: "jump", to }),
  };
}
