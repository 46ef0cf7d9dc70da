import { SWIPE_PX } from "./limits";

/** What a finger or the mouse did between going down and up: pixels, upwards negative, and milliseconds. */
type Drag = { distance: number; duration: number };

/** A flick of a finger moves a slide although it is short: this far at least, and this fast, in pixels and pixels per millisecond. */
const FLICK_PX = 20;
const FLICK_SPEED = 0.3;

/** Where a drag leads: to the next slide (1), the previous one (-1) or back to where it began (0). */
export function dragOutcome({ distance, duration }: Drag, allowsFlicks: boolean): -1 | 0 | 1 {
  const length = Math.abs(distance);
  const isFlick = allowsFlicks && length > FLICK_PX && length / Math.max(duration, 1) > FLICK_SPEED;
  if (length <= SWIPE_PX && !isFlick) return 0;
  return distance < 0 ? 1 : -1;
}
