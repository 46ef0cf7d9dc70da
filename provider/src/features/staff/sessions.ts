import type { Payload } from "payload";

/**
 * Ends an account's sessions.
 * @param except The id of one that goes on.
 */
export async function endSessions(payload: Payload, staff: string, except?: string): Promise<void> {
  const where = { id: { equals: staff } };
  const account = await payload.db.findOne<{ id: string; sessions?: { id: string }[] }>({
    collection: "staff",
    where,
  });
  if (!account) return;
  const sessions = (account.sessions ?? []).filter(({ id }) => id === except);
  // As Payload itself writes sessions: with the whole row, and without counting as a change of it.
  await payload.db.updateOne({
    collection: "staff",
    id: staff,
    data: { ...account, sessions, updatedAt: null },
    returning: false,
  });
}
