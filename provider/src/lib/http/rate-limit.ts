import { RateLimiterRes } from "rate-limiter-flexible";

import { sentence, waitValues } from "../../messages/sentences";
import { clientAddress, isFromSite } from "./caller";
import { createLimiter } from "./limiter";
import { HttpError } from "./responses";

const TEN_MINUTES = 10 * 60;
const AN_HOUR = 60 * 60;

/** How many calls an address may make in a period; many people may share one, as in a church's Wi-Fi. */
type RateLimit = { calls: number; seconds: number };

/** Counts a call for its caller, or as several if it costs more, and refuses with 429 above the limit. */
type Limit = (request: Request, calls?: number) => Promise<void>;

/**
 * How many times an address's limit the site may pass on: it limits browsers and addresses itself, and lets the
 * church's own networks send more.
 */
const SITE_TIMES = 15;

function limitRate(name: string, { calls: most, seconds }: RateLimit): Limit {
  const limiter = createLimiter(name, { points: most * SITE_TIMES, duration: seconds });
  return async (request, calls = 1) => {
    try {
      await limiter.consume(clientAddress(request), isFromSite(request) ? calls : calls * SITE_TIMES);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const wait = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw new HttpError(429, sentence("service.tooManyFromNetwork", waitValues(wait)), {
        "retry-after": String(wait),
      });
    }
  };
}

/** Exempts the site, which reads for all visitors at once. */
function exceptSite(limit: Limit): Limit {
  return async (request, calls) => {
    if (!isFromSite(request)) await limit(request, calls);
  };
}

/** The limits per address. Calls that share an entry are counted together. */
export const limits = {
  /** Forms: everybody in a full church may write within minutes of being asked to. */
  forms: limitRate("forms", { calls: 100, seconds: TEN_MINUTES }),
  /** Stories: each may be a gigabyte. */
  stories: limitRate("stories", { calls: 60, seconds: AN_HOUR }),
  /** One-time codes sent: everybody in a full church may log in within minutes of being asked to. */
  codes: limitRate("codes", { calls: 100, seconds: TEN_MINUTES }),
  /** Codes tried, right or wrong: some people need a second try. */
  codesTried: limitRate("codesTried", { calls: 200, seconds: TEN_MINUTES }),
  /** Members' changes and questions about their account. */
  accounts: limitRate("accounts", { calls: 100, seconds: TEN_MINUTES }),
  /** Counts that each of the site's instances passes on every few seconds. */
  counts: limitRate("counts", { calls: 600, seconds: 60 }),
  /** Prayers from anybody but the site, which limits its own visitors. */
  prayers: exceptSite(limitRate("prayers", { calls: 60, seconds: 60 })),
  withdrawals: limitRate("withdrawals", { calls: 60, seconds: TEN_MINUTES }),
  /** Reads from anybody but the site. */
  reads: exceptSite(limitRate("reads", { calls: 3000, seconds: 60 })),
  /** Questions that cost more than a read, such as those with a body. They store nothing. */
  questions: limitRate("questions", { calls: 600, seconds: 60 }),
};
