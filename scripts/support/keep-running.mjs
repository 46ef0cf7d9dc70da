import { setTimeout as sleep } from "node:timers/promises";
import { describeError } from "./command.mjs";

/** How long to wait before a program that has ended by itself is started again, in milliseconds: each time twice as long. */
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 30_000;

/** How long a program has to run until its next end counts as a first one, in milliseconds. */
const STEADY = 60_000;

/**
 * @typedef {object} Clock
 * @property {() => number} now in milliseconds
 * @property {(duration: number, interrupted: AbortSignal) => Promise<void>} wait ends early when interrupted
 */

/** @type {Clock} */
const systemClock = {
  now: () => performance.now(),
  wait: async (duration, interrupted) => {
    // An interruption ends the waiting, which is no failure.
    await sleep(duration, undefined, { signal: interrupted }).catch(() => undefined);
  },
};

/**
 * @typedef {object} KeptProgram
 * @property {string} name
 * @property {() => Pick<import("./processes.mjs").RunningProcess, "ended">} start
 * @property {AbortSignal} interrupted stops it; it is not started again then
 * @property {(outcome: string) => boolean} [isFinal] whether starting it again would be of no use
 */

/**
 * Runs a program until an interruption, and starts it again whenever it ends by itself.
 *
 * @param {KeptProgram} program
 * @param {Clock} [clock]
 * @throws {Error} when it has ended for good
 */
export async function keepRunning(
  { name, start, interrupted, isFinal = () => false },
  { now, wait } = systemClock,
) {
  const isStopping = () => interrupted.aborted;
  for (let pause = FIRST_WAIT; !isStopping(); pause = Math.min(2 * pause, LONGEST_WAIT)) {
    const startedAt = now();
    const outcome = await endOf(start);
    if (isStopping()) return;
    if (isFinal(outcome)) throw new Error(`The ${name} stopped unexpectedly (${outcome})`);
    if (now() - startedAt >= STEADY) pause = FIRST_WAIT;
    console.error(`[${name}] stopped unexpectedly (${outcome}) and restarts in ${pause / 1000} s`);
    await wait(pause, interrupted);
  }
}

/**
 * @param {KeptProgram["start"]} start
 * @returns {Promise<string>} how it ended, or why the machine could not start it
 */
async function endOf(start) {
  try {
    return await start().ended;
  } catch (error) {
    return describeError(error);
  }
}
