import type { CollectionSlug, Payload, Where } from "payload";

import { updateIf } from "./db/writes";
import { withoutValues } from "./log";

/** How long a process may be silent before another takes over its work, in milliseconds. */
export const LEASE_MS = 60_000;

/** How often a process reports that it is still working, in milliseconds. */
const HEARTBEAT_MS = 10_000;

/** A record one process works on at a time; its `leaseUntil` says until when. */
type Leased = { collection: CollectionSlug; where: Where };

/** A record this process works on. Its `where` matches until the work is deleted, replaced or taken over. */
type Held = Leased & {
  column?: "leaseUntil" | "dueAt";
  /** How often to renew the lease, in milliseconds. */
  everyMs?: number;
};

type Written = { data?: Record<string, unknown> };

export function isFree(now: Date): Where {
  return { or: [{ leaseUntil: { exists: false } }, { leaseUntil: { less_than: now.toISOString() } }] };
}

/**
 * Claims a record for `LEASE_MS`, and writes what identifies this process's claim.
 * @returns Whether it succeeded: only one of several does.
 */
export function claim(
  payload: Payload,
  { collection, where, data }: Leased & Written,
  now = new Date(),
): Promise<boolean> {
  const free = { and: [where, isFree(now)] };
  return updateIf(payload, { collection, where: free, data: { ...data, leaseUntil: leaseFrom(now) } });
}

/** Renews a record's lease for `LEASE_MS`; `false` when it was taken over, replaced or deleted. */
export function renew(
  payload: Payload,
  { collection, where, column = "leaseUntil" }: Held,
  now = new Date(),
): Promise<boolean> {
  return updateIf(payload, { collection, where, data: { [column]: leaseFrom(now) } });
}

/** Ends work on a record and notes the outcome; `false` when it was taken over, replaced or deleted. */
export function release(payload: Payload, { collection, where, data }: Held & Written): Promise<boolean> {
  return updateIf(payload, { collection, where, data: { ...data, leaseUntil: null } });
}

/** Returns when a lease claimed or renewed now ends. */
export function leaseFrom(now: Date): string {
  return new Date(now.getTime() + LEASE_MS).toISOString();
}

/**
 * Runs work under a lease, renewing it until done.
 * @param work Its signal aborts when the work was deleted, replaced or taken over.
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
        // The next one may succeed; if none does, the lease ends.
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
