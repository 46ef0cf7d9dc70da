import type { Reel } from "@/lib/schemas/reel";

/** Whether a reel is wider than high: then it is shown whole, while the others fill the screen. */
export function isLandscape({ width, height }: Reel): boolean {
  return width !== null && height !== null && width > height;
}
