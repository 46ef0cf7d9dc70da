/** The index that lies this many steps from another on a ring of so many: after the last comes the first. */
export function onRing(index: number, steps: number, size: number): number {
  return remainder(index + steps, size);
}

/**
 * Whether a slot so many steps from the active one shows something that another slot, nearer to it, shows already, as
 * happens on a ring of few.
 */
export function isEcho(steps: number, size: number): boolean {
  return steps > size / 2 || steps <= -size / 2;
}

/** The remainder of a division, never negative. */
export function remainder(value: number, divisor: number): number {
  return ((value % divisor) + divisor) % divisor;
}
