import { AsyncResource } from "node:async_hooks";

import { CappedLimiter } from "@lampstand/runtime/capped-limiter";
import { type RateLimiterAbstract, RateLimiterRedis } from "rate-limiter-flexible";

import { redisConnection } from "../redis";

type Options = {
  points: number;
  /** In seconds. */
  duration: number;
};

/** A limiter's methods: `consume` throws a `RateLimiterRes` above the limit. */
type Limiter = Pick<RateLimiterAbstract, "consume" | "reward" | "penalty" | "get">;

/**
 * Counts across all instances, or only in this one without Redis or while it is down.
 * @param name What is counted, the same on each instance.
 */
export function createLimiter(name: string, options: Options): Limiter {
  let limiter: RateLimiterAbstract | undefined;
  const made = () => (limiter ??= makeLimiter(name, options));
  return {
    consume: (key, points) => outsideRequest(() => made().consume(key, points)),
    reward: (key) => outsideRequest(() => made().reward(key)),
    penalty: (key) => outsideRequest(() => made().penalty(key)),
    get: (key) => outsideRequest(() => made().get(key)),
  };
}

function makeLimiter(name: string, options: Options): RateLimiterAbstract {
  const own = new CappedLimiter(options);
  const redis = redisConnection();
  if (!redis) return own;
  return new RateLimiterRedis({
    ...options,
    keyPrefix: `${redis.prefix}limit:${name}`,
    storeClient: redis.client,
    rejectIfRedisNotReady: true,
    insuranceLimiter: own,
  });
}

const resource = new AsyncResource("rate limits");

/** Runs outside the request's async context: a limiter's timers would otherwise keep the request in memory. */
function outsideRequest<T>(count: () => T): T {
  return resource.runInAsyncScope(count);
}
