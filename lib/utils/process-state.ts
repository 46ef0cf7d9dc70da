import "server-only";
import { randomBytes } from "node:crypto";
import type { RateLimiterMemory } from "rate-limiter-flexible";

type ProcessState = {
  /** Signs what this process gives out, where no secret is set. */
  secret: string;
  /** By their names. */
  rateLimiters: Map<string, RateLimiterMemory>;
  /** How many announcements of the provider have come. */
  announcements: number;
};

declare global {
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
    announcements: 0,
  };
  return globalThis.lampstandProcessState;
}
