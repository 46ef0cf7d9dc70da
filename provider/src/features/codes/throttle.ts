import { OTP_RESEND_SECONDS } from "@lampstand/contract/limits";
import { z } from "zod";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const BETWEEN_SENDS = OTP_RESEND_SECONDS * SECOND;
const SENDS_PER_HOUR = 5;
/** The number of wrong codes in a row that two codes allow. */
const FREE_FAILURES = 10;
const FIRST_WAIT = MINUTE;
const LONGEST_WAIT = HOUR;
const FAILURES_FORGOTTEN_AFTER = 24 * HOUR;

/** How far clocks may differ, in milliseconds. Anything further ahead was written by a wrong clock. */
export const CLOCK_DIFFERENCE_MS = 5 * MINUTE;

export const INITIAL_STATE: ThrottleState = { sends: [], failures: 0, failedAt: 0, waitUntil: 0 };

/** The budgets of sent codes. Anyone can trigger sign-up emails, so those don't use up any other codes. */
const budget = z.enum(["login", "new address", "deletion", "staff password"]);

export type Budget = z.output<typeof budget>;

/** What was sent to an address and guessed for it. Times are in milliseconds since 1970. */
export const throttleState = z.object({
  /** Oldest first. An unreadable list is dropped, as it would be after an hour. */
  sends: z.array(z.object({ budget, at: z.number() })).catch([]),
  failures: z.number(),
  failedAt: z.number(),
  /** No code is accepted before this time. */
  waitUntil: z.number(),
});

export type ThrottleState = z.output<typeof throttleState>;

export type ThrottleResult =
  { next: ThrottleState } | { wait: "after failures" | "after sends" | "after a send"; until: number };

/** Counts a sent code. Sends none while none would be accepted. */
export function claimSend(state: ThrottleState, now: number, budget: Budget): ThrottleResult {
  const current = withRightClock(state, now);
  if (current.waitUntil > now) return { wait: "after failures", until: current.waitUntil };
  const sends = current.sends.filter(({ at }) => at > now - HOUR);
  const alike = sends.filter((sent) => sent.budget === budget);
  const first = alike[0]?.at ?? now;
  const last = sends.at(-1)?.at ?? 0;
  if (alike.length >= SENDS_PER_HOUR) return { wait: "after sends", until: first + HOUR };
  if (last + BETWEEN_SENDS > now) return { wait: "after a send", until: last + BETWEEN_SENDS };
  return { next: { ...current, sends: [...sends, { budget, at: now }] } };
}

/** Counts a guess as a failure before checking it, so concurrent guesses all count. */
export function claimGuess(state: ThrottleState, now: number, longestWait = LONGEST_WAIT): ThrottleResult {
  const current = withRightClock(state, now);
  if (current.waitUntil > now) return { wait: "after failures", until: current.waitUntil };
  const isForgotten = current.failedAt + FAILURES_FORGOTTEN_AFTER <= now;
  const failures = isForgotten ? 1 : current.failures + 1;
  return {
    next: {
      ...current,
      failures,
      failedAt: now,
      waitUntil: now + Math.min(waitAfter(failures), longestWait),
    },
  };
}

/** Drops what was noted while the clock was ahead, so nobody has to wait that long. Failures still count. */
function withRightClock(current: ThrottleState, now: number): ThrottleState {
  const latest = now + CLOCK_DIFFERENCE_MS;
  const sends = current.sends.filter(({ at }) => at <= latest);
  return current.failedAt > latest
    ? { ...current, sends, failedAt: now, waitUntil: 0 }
    : { ...current, sends };
}

/** A correct code resets the failures. */
export function clearFailures(current: ThrottleState): ThrottleResult {
  return { next: { ...current, failures: 0, failedAt: 0, waitUntil: 0 } };
}

/** Returns when a state no longer matters. */
export function expiresAt({ sends, failures, failedAt, waitUntil }: ThrottleState): number {
  const failuresUntil = failures > 0 ? failedAt + FAILURES_FORGOTTEN_AFTER : 0;
  return Math.max((sends.at(-1)?.at ?? 0) + HOUR, failuresUntil, waitUntil);
}

function waitAfter(failures: number): number {
  if (failures < FREE_FAILURES) return 0;
  return Math.min(FIRST_WAIT * 2 ** (failures - FREE_FAILURES), LONGEST_WAIT);
}
