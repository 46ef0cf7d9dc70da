import { AsyncResource } from "node:async_hooks";

/**
 * Runs something outside of the request that asks for it: a timer would otherwise keep the request's async context in memory.
 *
 * @param name what runs so, for Node's own tools
 */
export function detachedScope(name: string): <T>(run: () => T) => T {
  const resource = new AsyncResource(name);
  return (run) => resource.runInAsyncScope(run);
}
