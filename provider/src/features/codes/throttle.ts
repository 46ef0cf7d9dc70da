import { OTP_RESEND_SECONDS } from "@lampstand/contract/limits";
import { z } from "zod";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const BETWEEN_SENDS = OTP_RESEND_SECONDS * SECOND;
const SENDS_PER_HOUR = 5;
/** As many wrong codes in a row as two codes take. */
const FREE_FAILURES = 10;
const FIRST_WAIT = MINUTE;
const LONGEST_WAIT = HOUR;
const FAILURES_FORGOTTEN_AFTER = 24 * HOUR;

/** How far the clocks of several machines may differ, in milliseconds. What is further ahead was written while a clock was wrong. */
export const CLOCK_DIFFERENCE_MS = 5 * MINUTE;

export const INITIAL_STATE: ThrottleState = { sends: [], failures: 0, failedAt: 0, waitUntil: 0 };

/**
 * What sends are counted for. Anybody can have an address sent the mails of a signup: those use up neither the codes to
 * log in with nor those that a member asks for alone.
 */
const budget = z.enum(["login", "new address", "deletion", "staff password"]);

export type Budget = z.output<typeof budget>;

/** What an address was sent and what was guessed for it. Times are milliseconds since 1970. */
export const throttleState = z.object({
  /** The oldest first. What cannot be read is forgotten, as it is after an hour. */
  sends: z.array(z.object({ budget, at: z.number() })).catch([]),
  failures: z.number(),
  failedAt: z.number(),
  /** No code is taken before. */
  waitUntil: z.number(),
});

export type ThrottleState = z.output<typeof throttleState>;

/** The state after what was asked for, or when to ask again. */
export type ThrottleResult =
  { next: ThrottleState } | { wait: "after failures" | "after sends" | "after a send"; until: number };

/** Counts a code that is sent. While no code would be taken, none is sent. */
export function claimSend(state: ThrottleState, now: number, budget: Budget): ThrottleResult {
  const given = withRightClock(state, now);
  if (given.waitUntil > now) return { wait: "after failures", until: given.waitUntil };
  const sends = given.sends.filter(({ at }) => at > now - HOUR);
  const alike = sends.filter((sent) => sent.budget === budget);
  const first = alike[0]?.at ?? now;
  const last = sends.at(-1)?.at ?? 0;
  if (alike.length >= SENDS_PER_HOUR) return { wait: "after sends", until: first + HOUR };
  if (last + BETWEEN_SENDS > now) return { wait: "after a send", until: last + BETWEEN_SENDS };
  return { next: { ...given, sends: [...sends, { budget, at: now }] } };
}

/** Counts a guess as a failure, before it is known to be one: of several at once each is counted. */
export function claimGuess(state: ThrottleState, now: number, longestWait = LONGEST_WAIT): ThrottleResult {
  const given = withRightClock(state, now);
  if (given.waitUntil > now) return { wait: "after failures", until: given.waitUntil };
  const isForgotten = given.failedAt + FAILURES_FORGOTTEN_AFTER <= now;
  const failures = isForgotten ? 1 : given.failures + 1;
  return {
    next: { ...given, failures, failedAt: now, waitUntil: now + Math.min(waitAfter(failures), longestWait) },
  };
}

/** Without what was noted while the clock was ahead: nobody waits until it is as late again. Failures still count. */
function withRightClock(given: ThrottleState, now: number): ThrottleState {
  const latest = now + CLOCK_DIFFERENCE_MS;
  const sends = given.sends.filter(({ at }) => at <= latest);
  return given.failedAt > latest ? { ...given, sends, failedAt: now, waitUntil: 0 } : { ...given, sends };
}

/** A right code ends the row of wrong ones. */
export function clearFailures(given: ThrottleState): ThrottleResult {
  return { next: { ...given, failures: 0, failedAt: 0, waitUntil: 0 } };
}

/** When nothing of a state matters any more. */
export function expiresAt({ sends, failures, failedAt, waitUntil }: ThrottleState): number {
  const failuresUntil = failures > 0 ? failedAt + FAILURES_FORGOTTEN_AFTER : 0;
  return Math.max((sends.at(-1)?.at ?? 0) + HOUR, failuresUntil, waitUntil);
}

function waitAfter(failures: number): number {
  if (failures < FREE_FAILURES) return 0;
  return Math.min(FIRST_WAIT * 2 ** (failures - FREE_FAILURES), LONGEST_WAIT);
}
