"use client";

import { useCallback, useReducer } from "react";
import { feedReducer, type FeedState } from "@/lib/reels/feed-state";
import type { ReelsPage } from "@/lib/schemas/reel";
import { useMoreReels } from "./use-more-reels";

/** The reels, which of them is in front, and the ways to another. */
export function useFeed(opening: () => FeedState) {
  const [state, dispatch] = useReducer(feedReducer, null, opening);
  const grow = useCallback((page: ReelsPage) => dispatch({ type: "grow", page }), []);
  const { isLoading, hasFailed } = useMoreReels(state.list, state.active, grow);
  const move = useCallback((steps: number) => dispatch({ type: "move", steps, isLoading }), [isLoading]);
  const jump = useCallback((to: "first" | "last") => dispatch({ type: "jump", to }), []);
  return { ...state, isLoading, hasFailed, move, jump };
}
