import "server-only";
import { addressKey } from "./address-key";
import { giveBack, secondsToWait, type RateLimit } from "./rate-limit";

type Limits = {
  /** For one browser. */
  visitor: RateLimit;
  /** For one address: a whole congregation may share it. */
  address: RateLimit;
};

type Turn = {
  /** How long it has to wait, in seconds; `0` when it may go on. */
  wait: number;
  /** Takes it back. */
  giveBack: () => Promise<void>;
};

/** Counts one more for a browser, by its id, and for the IP address it comes from, where that is known. */
export async function consumeRateLimit(
  limits: Limits,
  visitor: string,
  address: string | null,
): Promise<Turn> {
  const counts = [
    { limit: limits.visitor, key: visitor },
    ...(address === null ? [] : [{ limit: limits.address, key: addressKey(address) }]),
  ];
  const waits = await Promise.all(counts.map(({ limit, key }) => secondsToWait(limit, key)));
  return {
    wait: Math.max(...waits),
    giveBack: async () => {
      await Promise.all(counts.map(({ limit, key }) => giveBack(limit, key)));
    },
  };
}
