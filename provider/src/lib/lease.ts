import type { CollectionSlug, Payload, Where } from "payload";

import { updateIf } from "./db/writes";
import { withoutValues } from "./log";

/** For how long, in milliseconds, a process may be silent before another one takes its work over. */
export const LEASE_MS = 60_000;

/** How often, in milliseconds, a process says that its work goes on. */
const HEARTBEAT_MS = 10_000;

/** A record that is worked on by one process at a time: its `leaseUntil` says until when. */
type Leased = { collection: CollectionSlug; where: Where };

/** A record that this process works on. Its `where` holds until the work is deleted, replaced or taken over. */
type Held = Leased & {
  /** What says until when, where that is not `leaseUntil`. */
  column?: "leaseUntil" | "dueAt";
  /** How often to say that the work goes on, in milliseconds. */
  everyMs?: number;
};

type Written = { data?: Record<string, unknown> };

/** The condition that no process works on a record. */
export function isFree(now: Date): Where {
  return { or: [{ leaseUntil: { exists: false } }, { leaseUntil: { less_than: now.toISOString() } }] };
}

/**
 * Makes a record this process's for `LEASE_MS`, and writes by what it is known as this process's.
 * @returns Whether it is: of several who ask, one gets it.
 */
export function claim(
  payload: Payload,
  { collection, where, data }: Leased & Written,
  now = new Date(),
): Promise<boolean> {
  const free = { and: [where, isFree(now)] };
  return updateIf(payload, { collection, where: free, data: { ...data, leaseUntil: leaseFrom(now) } });
}

/** Keeps a record for `LEASE_MS` more; `false` when it is another's by now, or was replaced or deleted. */
export function renew(
  payload: Payload,
  { collection, where, column = "leaseUntil" }: Held,
  now = new Date(),
): Promise<boolean> {
  return updateIf(payload, { collection, where, data: { [column]: leaseFrom(now) } });
}

/** Ends the work on a record and notes how it ended; `false` when it is another's by now, or was replaced or deleted. */
export function release(payload: Payload, { collection, where, data }: Held & Written): Promise<boolean> {
  return updateIf(payload, { collection, where, data: { ...data, leaseUntil: null } });
}

/** Until when what is claimed now is a process's, unless that renews it. */
export function leaseFrom(now: Date): string {
  return new Date(now.getTime() + LEASE_MS).toISOString();
}

/**
 * Does work that is this process's for a while only, and renews that until it is done.
 * @param work Its signal is aborted when the work was deleted, replaced or taken over.
 */
export async function withLease<T>(
  payload: Payload,
  held: Held,
  work: (lost: AbortSignal) => Promise<T>,
): Promise<T> {
  const lost = new AbortController();
  const heartbeat = setInterval(() => {
    renew(payload, held).then(
      (isMine) => {
        if (!isMine) lost.abort(new Error("The work was deleted, replaced or taken over"));
      },
      (error: unknown) => {
        // The next one may get through; if none does, the lease ends.
        payload.logger.warn({ err: withoutValues(error), msg: "A lease could not be renewed" });
      },
    );
  }, held.everyMs ?? HEARTBEAT_MS);
  try {
    return await work(lost.signal);
  } finally {
    clearInterval(heartbeat);
  }
}
