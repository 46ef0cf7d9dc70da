"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { needsMore, nextPage, type ReelList } from "@/lib/reels/reel-list";
import type { ReelsPage } from "@/lib/schemas/reel";

/** How long to wait after a failure, in milliseconds; twice as long after each further one, up to the longest. */
const FIRST_RETRY_MS = 2000;
const LONGEST_RETRY_MS = 30_000;

type MoreReelsListeners = { onPage: (page: ReelsPage) => void; onFailure: () => void };

/**
 * Asks for the next page of the feed when few reels remain, once. After a failure it asks again: when the visitor moves
 * on, when the network is back, and after a while.
 */
export function useMoreReels(list: ReelList, active: number, listeners: MoreReelsListeners) {
  const onPage = useEffectEvent(listeners.onPage);
  const onFailure = useEffectEvent(listeners.onFailure);
  /** The page that is on its way or was the last to arrive. A move may be rendered before the page that arrived is. */
  const asked = useRef(0);
  const [isLoading, setLoading] = useState(false);
  const [failures, setFailures] = useState(0);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const page = nextPage(list);
    if (asked.current === page || !needsMore(list, active)) return;
    asked.current = page;
    const ask = async () => {
      setLoading(true);
      try {
        const { getReelsPage } = await import("@/lib/browser/get-reels-page");
        onPage(await getReelsPage(page));
        setFailures(0);
      } catch {
        asked.current = 0;
        // A lost connection is no defect, and the visitor has a video to watch meanwhile.
        setFailures((before) => before + 1);
        onFailure();
      } finally {
        setLoading(false);
      }
    };
    void ask();
  }, [list, active, attempt]);

  useEffect(() => {
    if (failures === 0) return;
    const again = () => setAttempt((before) => before + 1);
    const wait = Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LONGEST_RETRY_MS);
    const timer = setTimeout(again, wait);
    window.addEventListener("online", again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", again);
    };
  }, [failures]);

  return { isLoading, hasFailed: failures > 0 };
}
