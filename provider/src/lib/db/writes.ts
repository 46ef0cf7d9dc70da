import type { CollectionBeforeChangeHook, CollectionSlug, Payload, PayloadRequest, Where } from "payload";

/** Collections with a retention period: columns whose change restarts it. */
const BEGUN_BY: Partial<Record<string, readonly string[]>> = {
  "contact-messages": ["answers", "isHandled"],
  reports: ["isHandled"],
  "volunteer-contacts": ["answers", "isHandled"],
  conversations: ["answers", "isHandled"],
  stories: ["status"],
  "testimony-consents": ["consents", "withdrawnAt"],
  "others-consents": ["askedAt", "agreedAt", "withdrawnAt"],
};

/** Returns whether a collection's records have a retention period. */
export function hasTime(collection: string): boolean {
  return collection in BEGUN_BY;
}

/**
 * Returns the column that restarts a record's retention, if a relevant column changes.
 * @param isChanged Whether a column of the record changes.
 */
export function keptSince(
  collection: string,
  isChanged: (column: string) => boolean,
): { keptSince?: string } {
  return BEGUN_BY[collection]?.some(isChanged) ? { keptSince: new Date().toISOString() } : {};
}

type Change = {
  collection: CollectionSlug;
  where: Where;
  data: Record<string, unknown>;
  req?: PayloadRequest;
};

/**
 * Changes columns of every record that matches `where`, in one statement. Other columns are kept, even during
 * somebody's save, except the start of retention; hooks do not run. Without a new `updatedAt` it is no update of the
 * record: staff with it open need not reload.
 * @returns Whether it was changed.
 */
export async function updateIf(payload: Payload, { collection, where, data, req }: Change): Promise<boolean> {
  const columns = { updatedAt: null, ...keptSince(collection, (name) => name in data), ...data };
  const options = { atomic: true };
  const changed: unknown = await payload.db.updateOne({ collection, where, data: columns, options, req });
  return changed !== null;
}

/**
 * Keeps fields out of saves of an existing record, so only `updateIf` changes them. Payload writes back every field as
 * read earlier, which would undo changes in between.
 */
export function keepFromSaves(...names: string[]): CollectionBeforeChangeHook {
  const kept = new Set(names);
  return ({ data, operation }) => {
    if (operation === "create") return data;
    return Object.fromEntries(Object.entries(data).filter(([name]) => !kept.has(name)));
  };
}
