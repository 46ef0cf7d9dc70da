import { processState } from "@lampstand/runtime/process-state";
import type { Payload } from "payload";

import { withoutValues } from "./log";

declare global {
  interface ProcessState {
    /** The tasks that have run, and whether their last run failed. */
    tasks?: Map<string, boolean>;
  }
}

/** Recurring tasks; each may return when there is more to do. */
export type Tasks = Record<string, () => Promise<unknown>>;

/**
 * Runs tasks one after the other. A failing task stops no other, and counts as failing until it succeeds.
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
      payload.logger.error({
        err: withoutValues(error),
        msg: `The task ${name} failed and will be tried again`,
      });
    }
    knownTasks().set(name, isFailing);
  }
  return due.toSorted((one, other) => one.getTime() - other.getTime())[0];
}

/** Returns this process's tasks, and whether their last run failed. */
export function knownTasks(): Map<string, boolean> {
  return (processState().tasks ??= new Map<string, boolean>());
}

export function failingTasks(): string[] {
  return [...knownTasks()].flatMap(([name, isFailing]) => (isFailing ? [name] : []));
}
