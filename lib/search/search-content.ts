import "server-only";
import type { Language } from "@lampstand/contract/languages";
import { consumeRateLimit, type RateLimits } from "@/lib/http/rate-limit";
import { knownVisitor, visitorAddress } from "@/lib/http/visitor";
import { type SearchOutcome, searchProvider } from "@/lib/provider/search";
import { searchReadableContent } from "./readable-content";

/** A page sets no cookie: a browser that has only searched is counted only by its address. */
const LIMITS: RateLimits = {
  visitor: { name: "searches-visitor", points: 30, seconds: 60 },
  address: { name: "searches-address", points: 300, seconds: 60 },
};

/**
 * Never cached: the number of possible queries is endless.
 *
 * @param language What is in this language comes first, if the site has several.
 */
export async function searchContent(query: string, language?: Language): Promise<SearchOutcome> {
  const address = await visitorAddress();
  const { wait } = await consumeRateLimit(LIMITS, await knownVisitor(), address);
  if (wait > 0) return { state: "limited", seconds: wait };
  const outcome = await searchProvider(query, address, language);
  return outcome.state === "unsupported" ? searchReadableContent(query, language) : outcome;
}
