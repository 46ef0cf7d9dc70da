const FIRST_DELAY_MS = 5_000;
const FACTOR = 4;
const LONGEST_DELAY_MS = 4 * 60 * 60 * 1000;
const LONGEST_TRYING_MS = 3 * 24 * 60 * 60 * 1000;

/**
 * When a mail is tried again, should the attempt that is being made fail: after 5 seconds, then four times as long each
 * time up to four hours, for three days. Then never (`null`).
 * @param attempts How many were made before this one.
 */
export function nextAttempt(attempts: number, queuedAt: Date, now: Date): Date | null {
  const next = new Date(now.getTime() + Math.min(FIRST_DELAY_MS * FACTOR ** attempts, LONGEST_DELAY_MS));
  return next.getTime() - queuedAt.getTime() > LONGEST_TRYING_MS ? null : next;
}
