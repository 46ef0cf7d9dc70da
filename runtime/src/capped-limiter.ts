import { LRUCache } from "lru-cache";
import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";

/** How many keys a limiter knows at most: each takes about half a kilobyte. */
export const MAX_KEYS = 10_000;

/** A limiter of this process alone. Beyond `MAX_KEYS` it forgets the key that was counted longest ago. */
export class CappedLimiter extends RateLimiterMemory {
  private readonly keys = new LRUCache<string, true>({
    max: MAX_KEYS,
    dispose: (_, key, reason) => {
      if (reason === "evict") void this.delete(key);
    },
  });

  override consume(...counted: Parameters<RateLimiterMemory["consume"]>): Promise<RateLimiterRes> {
    this.note(counted[0]);
    return super.consume(...counted);
  }

  override penalty(...counted: Parameters<RateLimiterMemory["penalty"]>): Promise<RateLimiterRes> {
    this.note(counted[0]);
    return super.penalty(...counted);
  }

  override reward(...counted: Parameters<RateLimiterMemory["reward"]>): Promise<RateLimiterRes> {
    this.note(counted[0]);
    return super.reward(...counted);
  }

  private note(key: string | number): void {
    this.keys.set(String(key), true);
  }
}
