import { AsyncResource } from "node:async_hooks";

/** Runs code whose timers would keep their request's async context in memory. `name` is for Node's own tools. */
export function detachedScope(name: string): <T>(run: () => T) => T {
  const resource = new AsyncResource(name);
  return (run) => resource.runInAsyncScope(run);
}
