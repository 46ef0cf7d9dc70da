import "server-only";
import { randomBytes } from "node:crypto";
import type { RateLimiterAbstract, RateLimiterRedis } from "rate-limiter-flexible";

declare global {
  /** A module that keeps something for the whole process adds it here, beside the code that uses it. */
  interface ProcessState {
    /** Signs what this process gives out, where no secret is set. */
    secret: string;
    /** By their names. One that is shared with other instances stands beside the one that is not. */
    rateLimiters: Map<string, { shared: RateLimiterRedis | null; own: RateLimiterAbstract }>;
    /** How often a session has ended here of which other instances could not be told yet. */
    unsharedRevocations: number;
    /** The names of endings that could not be written where they are kept, by member. */
    unwrittenEndings: Map<string, Set<string>>;
  }

  var lampstandProcessState: ProcessState | undefined;
}

/**
 * What the whole process shares. A module's own variables will not do: Next may load a module once for routes and once
 * more for pages.
 */
export function processState(): ProcessState {
  globalThis.lampstandProcessState ??= {
    secret: randomBytes(32).toString("hex"),
    rateLimiters: new Map(),
    unsharedRevocations: 0,
    unwrittenEndings: new Map(),
  };
  return globalThis.lampstandProcessState;
}
