/** A turn of the wheel, as the browser's `WheelEvent` tells it. */
export interface WheelTurn {
  deltaY: number;
  /** The unit of `deltaY`: 0 pixels, 1 lines, 2 pages. */
  deltaMode?: number;
  timeMs: number;
}

/** Specification section 9: a gesture ends when the wheel has been quiet for this long, in milliseconds. */
const QUIET_MS = 150;

/** What the units of `deltaMode` are worth, in pixels. */
const UNITS_PX = [1, 16, 800];

/** A finger that only rests on a trackpad sends less than this in all; the slowest notch of a mouse sends 4 pixels. */
const LEAST_TRAVEL_PX = 4;

/** What came later than this after the event before is several events in one, as a busy page receives them. */
const FRAME_MS = 17;

/** Single events waver, so that this many are added up to tell how strong a gesture is. */
const RECENT_EVENTS = 5;

/** What is half as strong as it was has faded; what is twice as strong again was pushed again. */
const CLEAR_RATIO = 2;

/** How much stronger it must be, too, in pixels: slow gestures waver more. */
const CLEAR_RISE_PX = 30;

interface Gesture {
  readonly direction: -1 | 1;
  lastMs: number;
  travelPx: number;
  /** How far the latest events went against the direction. */
  againstPx: number;
  /** Whether it has had its one move, or came while nothing may move. */
  spent: boolean;
  smallestPx: number;
  /** The latest events, in pixels a frame. */
  recent: number[];
  strongest: number;
  /** The weakest since the strongest. */
  weakest: number;
}

/**
 * Tells which events of a mouse wheel or trackpad move the feed: one gesture moves one slide (specification sections 4
 * and 9). A gesture moves as soon as it begins. What follows without a pause belongs to it, as the inertia of a
 * trackpad does, unless it turns round, or grows clearly stronger after it had faded: those are new gestures.
 *
 * @param options.lockMs how long nothing moves after a move, in milliseconds
 */
export function createWheelGestures({ lockMs }: { lockMs: number }) {
  let gesture: Gesture | null = null;
  let lockedUntilMs = -Infinity;

  return {
    /** Whether this event moves the feed: down (1), up (-1) or not (0). */
    next({ deltaY, deltaMode = 0, timeMs }: WheelTurn): -1 | 0 | 1 {
      gesture = withTurn(gesture, deltaY * (UNITS_PX[deltaMode] ?? 1), timeMs);
      if (gesture === null || gesture.spent || gesture.travelPx < LEAST_TRAVEL_PX) return 0;
      gesture.spent = true;
      if (timeMs < lockedUntilMs) return 0;
      lockedUntilMs = timeMs + lockMs;
      return gesture.direction;
    },
  };
}

function withTurn(gesture: Gesture | null, delta: number, timeMs: number): Gesture | null {
  const pauseMs = timeMs - (gesture?.lastMs ?? -Infinity);
  if (gesture === null || pauseMs >= QUIET_MS) return begun(delta, timeMs);
  gesture.lastMs = timeMs;
  const size = Math.abs(delta);
  if (delta * gesture.direction < 0) {
    gesture.againstPx += size;
    return gesture.againstPx < LEAST_TRAVEL_PX ? gesture : begun(delta, timeMs, gesture.againstPx);
  }
  gesture.againstPx = 0;
  gesture.travelPx += size;
  gesture.smallestPx = Math.min(gesture.smallestPx, size);
  gesture.recent = [size / Math.max(1, pauseMs / FRAME_MS), ...gesture.recent].slice(0, RECENT_EVENTS);
  const strength = gesture.recent.reduce((sum, recent) => sum + recent);
  const { strongest, weakest, smallestPx } = gesture;
  const hasFaded = strongest >= CLEAR_RISE_PX && weakest * CLEAR_RATIO <= strongest;
  // Notches of a mouse are all of one size: turned faster, they still belong together.
  const isPushed = size >= smallestPx * CLEAR_RATIO && strength >= weakest * CLEAR_RATIO + CLEAR_RISE_PX;
  if (hasFaded && isPushed) return { ...gesture, spent: false, strongest: strength, weakest: strength };
  if (strength > strongest && !hasFaded) gesture.strongest = gesture.weakest = strength;
  gesture.weakest = Math.min(gesture.weakest, strength);
  return gesture;
}

function begun(delta: number, timeMs: number, travelPx = Math.abs(delta)): Gesture | null {
  if (delta === 0) return null;
  const direction = delta > 0 ? 1 : -1;
  const strength = { smallestPx: travelPx, recent: [travelPx], strongest: travelPx, weakest: travelPx };
  return { direction, lastMs: timeMs, travelPx, againstPx: 0, spent: false, ...strength };
}
