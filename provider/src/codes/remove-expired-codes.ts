import type { Payload } from "payload";

/** Removes codes that are too late to be used, and what is kept of addresses that nothing depends on any more. */
export async function removeExpiredCodes(payload: Payload): Promise<void> {
  const now = new Date().toISOString();
  await payload.db.deleteMany({
    collection: "one-time-codes",
    where: { expiresAt: { less_than_equal: now } },
  });
  await payload.db.deleteMany({ collection: "code-accounts", where: { forgetAt: { less_than_equal: now } } });
}
