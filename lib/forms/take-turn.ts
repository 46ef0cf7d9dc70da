import "server-only";
import { addressKey } from "@/lib/visitors/address-key";
import { giveBack, secondsToWait } from "@/lib/visitors/rate-limit";
import { ADDRESS_LIMIT, VISITOR_LIMIT } from "./form-limits";
import { tooSoon, type Refusal } from "./refusal";

/** Counts a form for the browser and the address it comes from. */
export async function takeTurn(
  visitor: string,
  address: string | null,
): Promise<{ giveBack: () => Promise<void> } | { refusal: Refusal }> {
  const counts = [
    { limit: VISITOR_LIMIT, key: visitor },
    ...(address === null ? [] : [{ limit: ADDRESS_LIMIT, key: addressKey(address) }]),
  ];
  const waits = await Promise.all(counts.map(({ limit, key }) => secondsToWait(limit, key)));
  const wait = Math.max(...waits);
  if (wait > 0) return { refusal: tooSoon("too many forms were sent in a short time.", wait) };
  return {
    giveBack: async () => {
      await Promise.all(counts.map(({ limit, key }) => giveBack(limit, key)));
    },
  };
}
