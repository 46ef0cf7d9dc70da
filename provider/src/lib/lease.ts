import type { Payload } from "payload";

import { withoutValues } from "./log";

type Lease = {
  /** Says that the work goes on; `false` when it is another's by now. */
  renew: () => Promise<boolean>;
  /** How often to say so, in milliseconds. */
  everyMs: number;
};

/**
 * Does work that is this process's for a while only, and renews that until it is done.
 * @param work Its signal is aborted when the work was deleted, replaced or taken over.
 */
export async function withLease<T>(
  payload: Payload,
  { renew, everyMs }: Lease,
  work: (lost: AbortSignal) => Promise<T>,
): Promise<T> {
  const lost = new AbortController();
  const heartbeat = setInterval(() => {
    renew().then(
      (isMine) => {
        if (!isMine) lost.abort(new Error("The work was deleted, replaced or taken over"));
      },
      (error: unknown) => {
        // The next one may get through; if none does, the lease ends.
        payload.logger.warn({ err: withoutValues(error), msg: "A lease could not be renewed" });
      },
    );
  }, everyMs);
  try {
    return await work(lost.signal);
  } finally {
    clearInterval(heartbeat);
  }
}
