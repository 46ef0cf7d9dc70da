import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

import { ContractError } from "../contract/answer";
import { callerAddress } from "../http/caller-address";
import { apart } from "./apart";

/** How many calls an address may make in a while; many people may share one, as in a church's Wi-Fi. */
type RateLimit = { calls: number; seconds: number };

/** Makes a check that counts a call for its caller, and refuses with 429 one too many. */
export function limitRate({ calls, seconds }: RateLimit): (request: Request) => Promise<void> {
  const limiter = new RateLimiterMemory({ points: calls, duration: seconds });
  return async (request) => {
    try {
      const address = callerAddress(request);
      await apart(() => limiter.consume(address));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const wait = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw new ContractError(
        429,
        `Too many have been sent from here. Please try again in ${inWords(wait)}.`,
        {
          "retry-after": String(wait),
        },
      );
    }
  };
}

/** A number of seconds as people say it. */
export function inWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? "a second" : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? "a minute" : `${minutes} minutes`;
}
