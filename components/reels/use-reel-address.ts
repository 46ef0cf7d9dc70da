"use client";

import { useEffect } from "react";
import { feedAddress } from "@/lib/reels/reel-address";
import { replaceAddress } from "@/lib/browser/replace-address";

/** Lets the page's address follow the reel in front, so that reload and share lead back to it and 'back' out of the feed. */
export function useReelAddress(slug: string | undefined) {
  useEffect(() => {
    if (slug === undefined) return;
    const address = feedAddress(window.location.href, slug);
    if (address.href !== window.location.href) replaceAddress(address);
  }, [slug]);
}
