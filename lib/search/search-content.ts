import "server-only";
import { addressKey, consumeRateLimit, type RateLimits, secondsToWait } from "@/lib/http/rate-limit";
import { knownVisitor, visitorAddress } from "@/lib/http/visitor";
import { type SearchOutcome, searchProvider } from "@/lib/provider/search";
import { searchReadableContent } from "./readable-content";

/** A whole congregation may share an address. */
const LIMITS: RateLimits = {
  visitor: { name: "searches-visitor", points: 30, seconds: 60 },
  address: { name: "searches-address", points: 300, seconds: 60 },
};

/** Never cached: there is no end to what can be searched for. */
export async function searchContent(query: string): Promise<SearchOutcome> {
  const address = await visitorAddress();
  const wait = await limitSearches(address);
  if (wait > 0) return { state: "limited", seconds: wait };
  const outcome = await searchProvider(query, address);
  return outcome.state === "unsupported" ? searchReadableContent(query) : outcome;
}

/** In seconds. An unknown browser is counted by its address alone. */
async function limitSearches(address: string | null): Promise<number> {
  const visitor = await knownVisitor();
  if (visitor !== null) return (await consumeRateLimit(LIMITS, visitor, address)).wait;
  return secondsToWait(LIMITS.address, address === null ? "unknown" : addressKey(address));
}
