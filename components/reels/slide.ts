import type { CSSProperties } from "react";
import type { Reel } from "@/lib/reels/reel";

/** How long the transition to another slide takes, in milliseconds. */
export const SLIDE_MS = 500;

/** Places a slide on the track by its slot; the style sheet turns the slot into a distance. */
export function slotStyle(slot: number): CSSProperties & Record<"--slot", number> {
  return { "--slot": slot };
}

/** Whether a reel is wider than high: it is shown whole, while the others fill the screen. */
export function isLandscape({ width, height }: Reel): boolean {
  return width !== null && height !== null && width > height;
}
