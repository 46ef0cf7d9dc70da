"use client";

import { useEffect, useEffectEvent, useReducer, useRef, useState } from "react";
import { afterNextFrame, replaceAddress } from "@/lib/utils/page";
import { type FeedSource, reelUrl } from "@/lib/reels/feed-address";
import { feedReducer, saveFeedState, type FeedState, wrapIndex } from "@/lib/reels/feed-state";
import { needsMore, nextPage, type ReelList } from "@/lib/reels/reel-list";
import type { ReelsPage } from "@/lib/reels/reel";
import { isTakenDown } from "@/lib/video/film-status";

export function useFeed(name: string, source: FeedSource, initialState: () => FeedState) {
  const [state, dispatch] = useReducer(feedReducer, null, initialState);
  const { isLoading, hasFailed } = useMoreReels(source, state.list, state.active, {
    onPage: (page) => dispatch({ type: "append", page }),
    onFailure: () => dispatch({ type: "append-failed" }),
  });
  useTakenDownReels(state, (id) => dispatch({ type: "remove", id }));
  useReelAddress(state.list.reels[state.active]?.slug);
  useEffect(() => {
    saveFeedState(name, state);
  }, [name, state]);
  return {
    state,
    isLoading,
    hasFailed,
    move: (steps: number) => dispatch({ type: "move", steps, isLoading }),
    jump: (to: "first" | "last") => dispatch({ type: "jump", to }),
  };
}

/**
 * Removes reels that were unpublished meanwhile. Checks the active and the previous reel after a move, and the active
 * and the next one when the visitor returns.
 */
function useTakenDownReels(
  { list: { reels }, active, slot, direction, hasMoved }: FeedState,
  onTakenDown: (id: string) => void,
) {
  const check = useEffectEvent((other: 1 | -1) => {
    for (const steps of [0, other * direction]) {
      const reel = reels[wrapIndex(active, steps, reels.length)];
      if (reel) void isTakenDown(reel.src).then((isGone) => isGone && onTakenDown(reel.id));
    }
  });
  useEffect(() => {
    if (hasMoved) check(-1);
  }, [slot, active, hasMoved]);
  useEffect(() => {
    const checkOnReturn = () => {
      if (!document.hidden) check(1);
    };
    document.addEventListener("visibilitychange", checkOnReturn);
    return () => {
      document.removeEventListener("visibilitychange", checkOnReturn);
    };
  }, []);
}

/** Makes reloading and sharing lead back to the active reel, without adding a history entry. */
function useReelAddress(slug: string | undefined) {
  useEffect(() => {
    if (slug === undefined) return;
    const url = reelUrl(window.location.href, slug);
    if (url.href === window.location.href) return;
    // The router re-renders the page for it.
    return afterNextFrame(() => replaceAddress(url));
  }, [slug]);
}

/** Doubled after each further failure. */
const FIRST_RETRY_MS = 2000;
const MAX_RETRY_MS = 30_000;

type MoreReelsListeners = { onPage: (page: ReelsPage) => void; onFailure: () => void };

/** Requests each page once, unless the list shrinks. Retries on the next move, once online, and after a delay. */
export function useMoreReels(
  source: FeedSource,
  list: ReelList,
  active: number,
  listeners: MoreReelsListeners,
) {
  const onPage = useEffectEvent(listeners.onPage);
  const onFailure = useEffectEvent(listeners.onFailure);
  const fetchPage = useEffectEvent(async (page: number) => {
    const { fetchReelsPage } = await import("@/lib/reels/reel");
    return fetchReelsPage(page, source);
  });
  /** The last request, even if already answered: a move may render before that page is in the list. */
  const requested = useRef("");
  const [isLoading, setLoading] = useState(false);
  const [failures, setFailures] = useState(0);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const page = nextPage(list);
    // A list that has become shorter may need the same page again.
    const asked = `${page} of ${list.total}`;
    if (requested.current === asked || !needsMore(list, active)) return;
    requested.current = asked;
    const request = async () => {
      setLoading(true);
      try {
        onPage(await fetchPage(page));
        setFailures(0);
      } catch {
        requested.current = "";
        // Not reported: the visitor has a video to watch, and the request is retried.
        setFailures((before) => before + 1);
        onFailure();
      } finally {
        setLoading(false);
      }
    };
    void request();
  }, [list, active, attempt]);

  useEffect(() => {
    if (failures === 0) return;
    const retry = () => setAttempt((before) => before + 1);
    const delay = Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), MAX_RETRY_MS);
    const timer = setTimeout(retry, delay);
    window.addEventListener("online", retry);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", retry);
    };
  }, [failures]);

  return { isLoading, hasFailed: failures > 0 };
}
