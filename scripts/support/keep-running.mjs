import { setTimeout as sleep } from "node:timers/promises";
import { describeError } from "./command.mjs";

/** The first wait before a crashed program restarts, in milliseconds. It doubles each time. */
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 30_000;

/** How long a program must run before its next end counts as the first again, in milliseconds. */
const STEADY = 60_000;

/** What to do about a program that ended without saying why. */
const KILLED = "The system does this when memory runs out: if it happens again, add memory or swap.";

/**
 * @typedef {object} Clock
 * @property {() => number} now in milliseconds
 * @property {(duration: number, interrupted: AbortSignal) => Promise<void>} wait ends early when interrupted
 */

/** @type {Clock} */
const systemClock = {
  now: () => performance.now(),
  wait: async (duration, interrupted) => {
    // An interruption ends the wait without a failure.
    await sleep(duration, undefined, { signal: interrupted }).catch(() => undefined);
  },
};

/**
 * @typedef {object} KeptProgram
 * @property {string} name
 * @property {() => Pick<import("./processes.mjs").RunningProcess, "ended" | "lastSentence">} start
 * @property {AbortSignal} interrupted stops it for good
 * @property {(outcome: string) => boolean} [isFinal] returns whether a restart is useless
 */

/**
 * Runs a program until an interruption and restarts it whenever it ends.
 *
 * @param {KeptProgram} program
 * @param {Clock} [clock]
 * @throws {Error} when it ended for good
 */
export async function keepRunning(
  { name, start, interrupted, isFinal = () => false },
  { now, wait } = systemClock,
) {
  const isStopping = () => interrupted.aborted;
  for (let pause = FIRST_WAIT; !isStopping(); pause = Math.min(2 * pause, LONGEST_WAIT)) {
    const startedAt = now();
    const { outcome, sentence } = await endOf(start);
    if (isStopping()) return;
    if (isFinal(outcome))
      throw new Error(
        `The ${name} can't start. ${sentence || `It ended with ${outcome}; the lines above say why.`}`,
      );
    if (now() - startedAt >= STEADY) pause = FIRST_WAIT;
    const said = sentence || "If it keeps stopping, the lines above say why.";
    const advice = outcome === "SIGKILL" ? KILLED : said;
    console.error(`[${name}] stopped unexpectedly (${outcome}) and restarts in ${pause / 1000} s. ${advice}`);
    await wait(pause, interrupted);
  }
}

/**
 * @param {KeptProgram["start"]} start
 * @returns {Promise<{ outcome: string; sentence: string }>} how it ended, or why the machine could not start it, and the
 * last sentence that it said
 */
async function endOf(start) {
  try {
    const { ended, lastSentence } = start();
    return { outcome: await ended, sentence: lastSentence() };
  } catch (error) {
    return { outcome: describeError(error), sentence: "" };
  }
}
