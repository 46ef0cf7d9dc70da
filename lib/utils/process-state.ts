import "server-only";
import { randomBytes } from "node:crypto";
import type { RateLimiterAbstract, RateLimiterRedis } from "rate-limiter-flexible";

declare global {
  interface ProcessState {
    secret: string; // where SESSION_SECRET is not set
    rateLimiters: Map<string, { shared: RateLimiterRedis | null; own: RateLimiterAbstract }>;
    unsharedRevocations: number;
    unwrittenEndings: Map<string, Set<string>>;
  }

  var lampstandProcessState: ProcessState | undefined;
}

/** Next may load a module twice, for routes and for pages: its variables would exist twice. */
export function processState(): ProcessState {
  globalThis.lampstandProcessState ??= {
    secret: randomBytes(32).toString("hex"),
    rateLimiters: new Map(),
    unsharedRevocations: 0,
    unwrittenEndings: new Map(),
  };
  return globalThis.lampstandProcessState;
}
