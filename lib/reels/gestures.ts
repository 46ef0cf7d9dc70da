/** How far a drag must go to move a slide, in pixels. */
const DRAG_PX = 50;

/** A quick flick of a finger moves a slide over a shorter distance: in pixels, and pixels per millisecond. */
const FLICK_PX = 20;
const FLICK_SPEED = 0.3;

/** A pointer's movement between down and up: vertical pixels, upwards negative, and milliseconds. */
type Drag = { distance: number; duration: number };

/** What a drag does: go to the next slide (1), the previous one (-1) or stay (0). */
export function dragOutcome({ distance, duration }: Drag, allowsFlicks: boolean): -1 | 0 | 1 {
  const length = Math.abs(distance);
  const isFlick = allowsFlicks && length > FLICK_PX && length / Math.max(duration, 1) > FLICK_SPEED;
  if (length <= DRAG_PX && !isFlick) return 0;
  return distance < 0 ? 1 : -1;
}

/** What is used of a `WheelEvent`. */
export interface WheelInput extends WheelDelta {
  timeMs: number;
}

interface WheelDelta {
  deltaY: number;
  /** The unit of `deltaY`: 0 pixels, 1 lines, 2 pages. */
  deltaMode?: number;
}

/** A gesture ends when no wheel event comes for this long, in milliseconds. */
const QUIET_MS = 150;

/** The units of `deltaMode` in pixels. */
const UNITS_PX = [1, 16, 800];

/** A finger resting on a trackpad sends less than this in all; the slowest notch of a mouse wheel sends 4 pixels. */
const MIN_TRAVEL_PX = 4;

/** An event that comes later than this, in milliseconds, is several merged ones, as a busy page receives them. */
const FRAME_MS = 17;

/** Single events are noisy: the strength of a gesture is the sum of this many. */
const RECENT_EVENTS = 5;

/** At half its peak a gesture has faded; at twice its minimum after that, it is a new push. */
const CHANGE_RATIO = 2;

/** The least rise of a new push, in pixels: slow gestures are noisier. */
const MIN_RISE_PX = 30;

interface Gesture {
  readonly direction: -1 | 1;
  lastMs: number;
  travelPx: number;
  /** How far the latest events went against the direction. */
  againstPx: number;
  /** Whether it has moved the feed, or began during the lock. */
  spent: boolean;
  smallestPx: number;
  /** The latest events, in pixels per frame. */
  recent: number[];
  strongest: number;
  /** The weakest since the strongest. */
  weakest: number;
}

/**
 * Detects gestures in the events of a mouse wheel or trackpad: one gesture moves the feed by one slide, as soon as it
 * begins. Events that follow without a pause belong to it, such as the inertia of a trackpad, unless the direction
 * changes or they grow clearly stronger after having faded: those are new gestures.
 *
 * @param options.lockMs how long further gestures are ignored after a move, in milliseconds
 */
export function createWheelGestures({ lockMs }: { lockMs: number }) {
  let gesture: Gesture | null = null;
  let lockedUntilMs = -Infinity;

  return {
    /** Whether this event moves the feed: down (1), up (-1) or not (0). */
    next({ timeMs, ...delta }: WheelInput): -1 | 0 | 1 {
      gesture = addEvent(gesture, wheelPixels(delta), timeMs);
      if (gesture === null || gesture.spent || gesture.travelPx < MIN_TRAVEL_PX) return 0;
      gesture.spent = true;
      if (timeMs < lockedUntilMs) return 0;
      lockedUntilMs = timeMs + lockMs;
      return gesture.direction;
    },
  };
}

/** How far a `WheelEvent` scrolls, in pixels. */
export function wheelPixels({ deltaY, deltaMode = 0 }: WheelDelta): number {
  return deltaY * (UNITS_PX[deltaMode] ?? 1);
}

function addEvent(gesture: Gesture | null, delta: number, timeMs: number): Gesture | null {
  const pauseMs = timeMs - (gesture?.lastMs ?? -Infinity);
  if (gesture === null || pauseMs >= QUIET_MS) return newGesture(delta, timeMs);
  gesture.lastMs = timeMs;
  const size = Math.abs(delta);
  if (delta * gesture.direction < 0) {
    gesture.againstPx += size;
    return gesture.againstPx < MIN_TRAVEL_PX ? gesture : newGesture(delta, timeMs, gesture.againstPx);
  }
  gesture.againstPx = 0;
  gesture.travelPx += size;
  gesture.smallestPx = Math.min(gesture.smallestPx, size);
  gesture.recent = [size / Math.max(1, pauseMs / FRAME_MS), ...gesture.recent].slice(0, RECENT_EVENTS);
  const strength = gesture.recent.reduce((sum, recent) => sum + recent);
  const { strongest, weakest, smallestPx } = gesture;
  const hasFaded = strongest >= MIN_RISE_PX && weakest * CHANGE_RATIO <= strongest;
  // The notches of a mouse wheel are all of one size: turned faster, they are still one gesture.
  const isPushed = size >= smallestPx * CHANGE_RATIO && strength >= weakest * CHANGE_RATIO + MIN_RISE_PX;
  if (hasFaded && isPushed) return { ...gesture, spent: false, strongest: strength, weakest: strength };
  if (strength > strongest && !hasFaded) gesture.strongest = gesture.weakest = strength;
  gesture.weakest = Math.min(gesture.weakest, strength);
  return gesture;
}

function newGesture(delta: number, timeMs: number, travelPx = Math.abs(delta)): Gesture | null {
  if (delta === 0) return null;
  const direction = delta > 0 ? 1 : -1;
  const strength = { smallestPx: travelPx, recent: [travelPx], strongest: travelPx, weakest: travelPx };
  return { direction, lastMs: timeMs, travelPx, againstPx: 0, spent: false, ...strength };
}
