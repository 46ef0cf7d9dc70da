import { AsyncResource } from "node:async_hooks";

/** A timer would keep the async context of its request in memory. `name` is for Node's own tools. */
export function detachedScope(name: string): <T>(run: () => T) => T {
  const resource = new AsyncResource(name);
  return (run) => resource.runInAsyncScope(run);
}
