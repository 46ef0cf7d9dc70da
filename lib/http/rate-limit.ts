import "server-only";
import { AsyncResource } from "node:async_hooks";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { processState } from "@/lib/utils/process-state";

export type RateLimit = {
  /** What is counted, and by whom. */
  name: string;
  /** How many within the time. */
  points: number;
  /** The time, in seconds. */
  seconds: number;
};

/** The limiter keeps a timer for each key, which would keep all of the request that it was set in. */
const apart = new AsyncResource("rate limits");

/** Counts one more for a key. Returns how long to wait, in seconds, when that is one too many; `0` otherwise. */
export async function secondsToWait(limit: RateLimit, key: string): Promise<number> {
  try {
    await apart.runInAsyncScope(() => limiterOf(limit).consume(key));
    return 0;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    throw refused;
  }
}

/** Takes one back, such as for a form that failed through no fault of the visitor. */
export async function giveBack(limit: RateLimit, key: string): Promise<void> {
  await apart.runInAsyncScope(() => limiterOf(limit).reward(key));
}

function limiterOf({ name, points, seconds }: RateLimit): RateLimiterMemory {
  const { rateLimiters } = processState();
  const known = rateLimiters.get(name);
  if (known) return known;
  const limiter = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
  rateLimiters.set(name, limiter);
  return limiter;
}
