import { processState } from "@lampstand/runtime/process-state";
import type { Payload } from "payload";

import { withoutValues } from "./log";

declare global {
  interface ProcessState {
    /** The tasks that have run, and whether their last run failed. */
    tasks?: Map<string, boolean>;
  }
}

/** What is done again and again; it may say when there is more to do. */
export type Tasks = Record<string, () => Promise<unknown>>;

/**
 * Does one task after the other. One that fails keeps no other from being done, and is known to fail until it is done.
 * @returns When the first of them has more to do.
 */
export async function runTasks(payload: Payload, tasks: Tasks): Promise<Date | undefined> {
  const due: Date[] = [];
  for (const [name, task] of Object.entries(tasks)) {
    let isFailing = false;
    try {
      const next = await task();
      if (next instanceof Date) due.push(next);
    } catch (error) {
      isFailing = true;
      payload.logger.error({ err: withoutValues(error), msg: `The task ${name} failed and is tried again` });
    }
    knownTasks().set(name, isFailing);
  }
  return due.toSorted((one, other) => one.getTime() - other.getTime())[0];
}

/** The tasks of this process, and whether their last run failed. */
export function knownTasks(): Map<string, boolean> {
  return (processState().tasks ??= new Map<string, boolean>());
}

/** The tasks of this process that fail. */
export function failingTasks(): string[] {
  return [...knownTasks()].flatMap(([name, isFailing]) => (isFailing ? [name] : []));
}
