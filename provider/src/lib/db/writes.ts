import type { CollectionBeforeChangeHook, CollectionSlug, Payload, PayloadRequest, Where } from "payload";

/** Of the collections whose records are not kept for ever: the columns whose change begins a record's time anew. */
const BEGUN_BY: Partial<Record<string, readonly string[]>> = {
  "contact-messages": ["answers", "isHandled"],
  reports: ["isHandled"],
  "volunteer-contacts": ["answers", "isHandled"],
  conversations: ["answers", "isHandled"],
  stories: ["status"],
  "testimony-consents": ["consents", "withdrawnAt"],
  "others-consents": ["askedAt", "agreedAt", "withdrawnAt"],
};

/** Whether a collection's records are not kept for ever. */
export function hasTime(collection: string): boolean {
  return collection in BEGUN_BY;
}

/**
 * The column that says from when a record's time runs, as it is to be written, if what changes begins it anew.
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
 * Changes columns of the record that `where` names, in one statement, unless it is no longer as `where` says; of all, where it
 * names several. Other columns stay as they are, even while somebody saves the record, but for when its time runs from; hooks do
 * not run. Unless `data` has a new `updatedAt`, it does not count as an update of the record: whoever of the staff has it open
 * need not load it anew.
 * @returns Whether it was changed.
 */
export async function updateIf(payload: Payload, { collection, where, data, req }: Change): Promise<boolean> {
  const columns = { updatedAt: null, ...keptSince(collection, (name) => name in data), ...data };
  const options = { atomic: true };
  const changed: unknown = await payload.db.updateOne({ collection, where, data: columns, options, req });
  return changed !== null;
}

/**
 * Keeps fields out of the saving of a record that exists: they change by `updateIf` alone. Payload writes every field as
 * it read it before, so a save would undo what happened to them in between.
 */
export function keepFromSaves(...names: string[]): CollectionBeforeChangeHook {
  const kept = new Set(names);
  return ({ data, operation }) => {
    if (operation === "create") return data;
    return Object.fromEntries(Object.entries(data).filter(([name]) => !kept.has(name)));
  };
}
