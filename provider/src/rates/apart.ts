import { AsyncResource } from "node:async_hooks";

const resource = new AsyncResource("rate limits");

/** Counts apart from any request: a limiter keeps a timer for each key, which would keep all of the request it was set in. */
export function apart<T>(count: () => T): T {
  return resource.runInAsyncScope(count);
}
