import "server-only";
import { addressKey } from "@/lib/visitors/address-key";
import { giveBack, secondsToWait, type RateLimit } from "@/lib/visitors/rate-limit";

/** How many calls one browser may make in ten minutes. */
const VISITOR_LIMIT: RateLimit = { name: "member-visitor", points: 30, seconds: 600 };

/** How many may come from one address in ten minutes: a whole congregation may share one. */
const ADDRESS_LIMIT: RateLimit = { name: "member-address", points: 300, seconds: 600 };

type Turn = {
  /** How long the call has to wait, in seconds; `0` when it may go on. */
  wait: number;
  /** Takes the turn back. */
  giveBack: () => Promise<void>;
};

/** Counts a call for the browser and the address it comes from. */
export async function takeMemberTurn(visitor: string, address: string | null): Promise<Turn> {
  const counts = [
    { limit: VISITOR_LIMIT, key: visitor },
    ...(address === null ? [] : [{ limit: ADDRESS_LIMIT, key: addressKey(address) }]),
  ];
  const waits = await Promise.all(counts.map(({ limit, key }) => secondsToWait(limit, key)));
  return {
    wait: Math.max(...waits),
    giveBack: async () => {
      await Promise.all(counts.map(({ limit, key }) => giveBack(limit, key)));
    },
  };
}
