import "server-only";
import { addressKey } from "@/lib/visitors/address-key";
import { secondsToWait, type RateLimit } from "@/lib/visitors/rate-limit";

/** How many uploads one browser may begin in an hour. */
const VISITOR_LIMIT: RateLimit = { name: "upload-visitor", points: 30, seconds: 3600 };

/** How many may begin at one address in an hour: a whole congregation may share one. */
const ADDRESS_LIMIT: RateLimit = { name: "upload-address", points: 150, seconds: 3600 };

/** Counts an upload for the browser and the address it comes from; returns how long it has to wait, in seconds. */
export async function takeUploadTurn(visitor: string, address: string | null): Promise<number> {
  const waits = [secondsToWait(VISITOR_LIMIT, visitor)];
  if (address !== null) waits.push(secondsToWait(ADDRESS_LIMIT, addressKey(address)));
  return Math.max(...(await Promise.all(waits)));
}
