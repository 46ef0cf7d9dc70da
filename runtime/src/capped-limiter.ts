import { LRUCache } from "lru-cache";
import { type IRateLimiterOptions, RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";

/** Each key takes about half a kilobyte. */
const MAX_KEYS = 10_000;

/** Limits within this process only. At `MAX_KEYS`, it forgets the key that was counted longest ago. */
export class CappedLimiter extends RateLimiterMemory {
  private readonly keys: LRUCache<string, true>;

  constructor(options: IRateLimiterOptions, maxKeys = MAX_KEYS) {
    super(options);
    this.keys = new LRUCache({
      max: maxKeys,
      dispose: (_, key, reason) => {
        if (reason === "evict") void this.delete(key);
      },
    });
  }

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
