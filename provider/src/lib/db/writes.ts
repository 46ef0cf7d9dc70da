import {
  type CollectionBeforeChangeHook,
  type CollectionSlug,
  type Payload,
  type PayloadRequest,
  type Where,
} from "payload";

import { keptSince } from "./kept-since";

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
