const DRAG_PX = 50;

/** A quick flick moves a slide over a shorter distance. The speed is in pixels per millisecond. */
const FLICK_PX = 20;
const FLICK_SPEED = 0.3;

type Drag = { distance: number; duration: number };

/** 1: next slide, -1: previous slide, 0: stay. */
export function dragOutcome({ distance, duration }: Drag, allowsFlicks: boolean): -1 | 0 | 1 {
  const length = Math.abs(distance);
  const isFlick = allowsFlicks && length > FLICK_PX && length / Math.max(duration, 1) > FLICK_SPEED;
  if (length <= DRAG_PX && !isFlick) return 0;
  return distance < 0 ? 1 : -1;
}

export interface WheelInput extends WheelDelta {
  timeMs: number;
}

interface WheelDelta {
  deltaY: number;
  deltaMode?: number;
}

/** A gesture ends when no wheel event comes for this long. */
const QUIET_MS = 150;

const UNITS_PX = [1, 16, 800];

/** A finger resting on a trackpad sends less; a mouse wheel's slowest notch sends 4 pixels. */
const MIN_TRAVEL_PX = 4;

/** An event after a longer gap is several merged ones, as a busy page receives them. */
const FRAME_MS = 17;

/** Single events are noisy, so the strength is the sum of this many. */
const RECENT_EVENTS = 5;

/** A gesture has faded at half its peak; at twice the minimum after that, it is a new push. */
const CHANGE_RATIO = 2;

/** A new push rises at least this much: slow gestures are noisier. */
const MIN_RISE_PX = 30;

interface Gesture {
  readonly direction: -1 | 1;
  lastMs: number;
  travelPx: number;
  againstPx: number;
  /** The gesture has moved the feed, or began during the lock. */
  spent: boolean;
  smallestPx: number;
  recent: number[];
  strongest: number;
  weakest: number;
}

/** One gesture moves one slide, and includes its inertia; a new direction or a clearly stronger push starts another. */
export function createWheelGestures({ lockMs }: { lockMs: number }) {
  let gesture: Gesture | null = null;
  let lockedUntilMs = -Infinity;

  return {
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
  // A mouse wheel's notches have one size: turning faster is still one gesture.
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
