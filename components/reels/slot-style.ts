import type { CSSProperties } from "react";

/** The place of a slot on the track, which the style sheet turns into a distance. */
export function slotStyle(slot: number): CSSProperties & Record<"--slot", number> {
  return { "--slot": slot };
}
