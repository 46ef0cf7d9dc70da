import type { CSSProperties } from "react";
import type { Reel } from "@/lib/reels/reel";

export const SLIDE_MS = 500;

/** The style sheet turns the slot into a distance. */
export function slotStyle(slot: number): CSSProperties & Record<"--slot", number> {
  return { "--slot": slot };
}

/** Such a reel is shown whole, while others fill the screen. */
export function isLandscape({ width, height }: Reel): boolean {
  return width !== null && height !== null && width > height;
}
