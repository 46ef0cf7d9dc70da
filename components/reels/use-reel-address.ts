"use client";

import { useEffect } from "react";
import { feedAddress } from "@/lib/reels/reel-address";

/** Lets the page's address follow the reel in front, so that reload and share lead back to it and 'back' out of the feed. */
export function useReelAddress(slug: string | undefined) {
  useEffect(() => {
    if (slug === undefined) return;
    const address = feedAddress(window.location.href, slug);
    if (address.href === window.location.href) return;
    try {
      // The router's own state stays with the entry, or 'back' would not know the page.
      window.history.replaceState(window.history.state, "", address);
    } catch {
      // Safari refuses a hundred changes within seconds; the next reel's will do.
    }
  }, [slug]);
}
