import "server-only";
import { consumeRateLimit } from "@/lib/http/count-turn";
import { ADDRESS_LIMIT, VISITOR_LIMIT } from "./form-limits";
import { tooSoon, type Refusal } from "./refusal";

/** Counts a form for the browser and the address it comes from. */
export async function takeTurn(
  visitor: string,
  address: string | null,
): Promise<{ giveBack: () => Promise<void> } | { refusal: Refusal }> {
  const limits = { visitor: VISITOR_LIMIT, address: ADDRESS_LIMIT };
  const { wait, giveBack } = await consumeRateLimit(limits, visitor, address);
  if (wait > 0) return { refusal: tooSoon("too many forms were sent in a short time.", wait) };
  return { giveBack };
}
