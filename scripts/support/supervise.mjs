/**
 * Keeps programs running until an interruption, or until one of them ends: then the others are stopped too.
 *
 * @param {import("./processes.mjs").RunningProcess[]} processes
 * @param {AbortSignal} interrupted stops them all
 * @param {(ended: AbortSignal) => Promise<void>} [meanwhile]
 * @throws {Error} when a program ended by itself, or what was to be done failed
 */
export async function supervise(processes, interrupted, meanwhile) {
  const failure = new AbortController();
  const allEnded = Promise.all(
    processes.map(async ({ name, ended }) => {
      const outcome = await ended;
      failure.abort(new Error(`The ${name} stopped unexpectedly (${outcome})`));
      await Promise.all(processes.map((process) => process.stop()));
    }),
  );
  try {
    await meanwhile?.(AbortSignal.any([interrupted, failure.signal]));
  } catch (error) {
    failure.abort(error);
    await Promise.all(processes.map((process) => process.stop()));
  }
  await allEnded;
  failure.signal.throwIfAborted();
}
