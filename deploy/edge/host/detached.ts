import type { detachedScope as Scope } from "@/lib/utils/detached";

/** Runs a function directly: a worker may act only for the request that asks, and ends its timers with it. */
export const detachedScope: typeof Scope = () => (run) => run();
