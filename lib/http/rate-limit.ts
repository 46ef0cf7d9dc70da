import "server-only";
import { CappedLimiter } from "@lampstand/runtime/capped-limiter";
import { isInNetworks, networkOf, parseNetwork } from "@lampstand/runtime/networks";
import { processState } from "@lampstand/runtime/process-state";
import { type RateLimiterAbstract, RateLimiterRedis, type RateLimiterRes } from "rate-limiter-flexible";
import { redisConnection, withRedis } from "@/lib/redis/connection.mjs";
import { detachedScope } from "#host/detached";

export type RateLimit = {
  name: string;
  points: number;
  seconds: number;
};

type Limiters = { shared: RateLimiterRedis | null; own: RateLimiterAbstract };

declare global {
  interface ProcessState {
    rateLimiters?: Map<string, Limiters>;
    ownNetworks?: string[];
  }
}

/** Without this, the limiter's timers would keep the async context of the request that set them. */
const detached = detachedScope("rate limits");

/** Consumes one point, or several. Returns how many seconds to wait if that is too many, else 0. */
export async function secondsToWait(limit: RateLimit, key: string, points = 1): Promise<number> {
  const { consumedPoints, msBeforeNext } = await count(limit, (limiter) => limiter.consume(key, points));
  return consumedPoints > limit.points ? Math.max(1, Math.ceil(msBeforeNext / 1000)) : 0;
}

export async function refund(limit: RateLimit, key: string): Promise<void> {
  await count(limit, (limiter) => limiter.reward(key));
}

type Count = (limiter: RateLimiterAbstract) => Promise<RateLimiterRes>;

async function count(limit: RateLimit, work: Count): Promise<RateLimiterRes> {
  return detached(async () => {
    const { shared, own } = limitersOf(limit);
    const counted = shared && (await withRedis(() => outcomeOf(work(shared)), null));
    return counted ?? (await outcomeOf(work(own)));
  });
}

async function outcomeOf(counting: Promise<RateLimiterRes>): Promise<RateLimiterRes> {
  try {
    return await counting;
  } catch (refused) {
    if (isCount(refused)) return refused;
    throw refused;
  }
}

/** Checks a field: separately built parts share the limiter, but each has its own class. */
function isCount(refused: unknown): refused is RateLimiterRes {
  return typeof refused === "object" && refused !== null && "msBeforeNext" in refused;
}

function limitersOf({ name, points, seconds }: RateLimit): Limiters {
  const rateLimiters = (processState().rateLimiters ??= new Map<string, Limiters>());
  const known = rateLimiters.get(name);
  if (known) return known;
  const redis = redisConnection();
  const options = { points, duration: seconds };
  const limiters = {
    shared:
      redis &&
      new RateLimiterRedis({
        ...options,
        storeClient: redis.client,
        keyPrefix: `${redis.prefix}limit:${name}`,
      }),
    own: new CappedLimiter({ ...options, keyPrefix: name }),
  };
  rateLimiters.set(name, limiters);
  return limiters;
}

/** Kept only in memory, for the limit's duration in seconds. */
export type AddressLimits = {
  address: RateLimit; // a congregation of a thousand may share one
  visitor?: RateLimit; // per browser
};

export type RateLimits = Required<AddressLimits>;

type Consumed = {
  wait: number; // seconds
  refund: () => Promise<void>;
};

/** Counts a browser without an id only by its address. See docs/decisions/2026-11-23-limits-at-the-doors.md. */
export async function consumeRateLimit(
  limits: AddressLimits,
  visitor: string | null,
  address: string | null,
): Promise<Consumed> {
  const counts = [{ limit: limitOf(address, limits.address), key: addressKey(address) }];
  if (limits.visitor && visitor !== null) counts.push({ limit: limits.visitor, key: visitor });
  const counted: typeof counts = [];
  let wait = 0;
  for (const { limit, key } of counts) {
    wait = await secondsToWait(limit, key);
    counted.push({ limit, key });
    if (wait > 0) break;
  }
  return {
    wait,
    refund: async () => {
      await Promise.all(counted.map(({ limit, key }) => refund(limit, key)));
    },
  };
}

/** Unknown addresses share one key: new browser ids cost nothing, so a browser is never counted only by its id. */
export function addressKey(address: string | null): string {
  return address === null ? "unknown" : networkOf(address);
}

const OWN_NETWORK_TIMES = 5;

export function limitOf(address: string | null, limit: RateLimit): RateLimit {
  const isOwn = address !== null && isInNetworks(address, processState().ownNetworks ?? []);
  return isOwn ? { ...limit, points: limit.points * OWN_NETWORK_TIMES } : limit;
}

/** Notes the church's own networks. Ignores invalid ones. */
export function noteOwnNetworks(networks: string[]): void {
  processState().ownNetworks = networks.map(parseNetwork).filter((network) => network !== null);
}
