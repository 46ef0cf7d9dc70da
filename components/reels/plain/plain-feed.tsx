"use client";

import type { ReactNode } from "react";
import { useReelInView } from "./use-reel-in-view";

/** The reels as a list, of which the one in view plays where there is script. */
export function PlainFeed({ children }: { children: ReactNode }) {
  const feed = useReelInView<HTMLUListElement>();
  return (
    <ul ref={feed} aria-label="Stories">
      {children}
    </ul>
  );
}
