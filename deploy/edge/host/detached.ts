import type { detachedScope as Scope } from "@/lib/utils/detached";

/** Runs something as it is: a worker may only do anything on behalf of the request that asks for it, and ends its timers with it. */
export const detachedScope: typeof Scope = () => (run) => run();
