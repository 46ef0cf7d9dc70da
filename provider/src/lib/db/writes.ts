import {
  type CollectionBeforeChangeHook,
  type CollectionSlug,
  type Payload,
  type PayloadRequest,
  type Where,
} from "payload";

import { keptSince } from "./kept-since";
import { inTransaction } from "./transactions";

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

/** A date of a record that says since when something has been done about it. */
type Note = { collection: CollectionSlug; id: string; field: string; at: string };

/**
 * Notes on a record that something is done about it, unless that is noted already, and does it. Where it fails, the note is taken
 * back, also without transactions.
 * @param also Other columns that are written with the note.
 */
export async function doOnce(
  payload: Payload,
  { collection, id, field, at }: Note,
  work: (req: PayloadRequest) => Promise<void>,
  also: Record<string, unknown> = {},
): Promise<void> {
  const noted = (value: Where[string]): Where => ({ and: [{ id: { equals: id } }, { [field]: value }] });
  try {
    await inTransaction(payload, {}, async (req) => {
      const change = { collection, where: noted({ exists: false }), data: { ...also, [field]: at }, req };
      if (await updateIf(payload, change)) await work(req);
    });
  } catch (error) {
    await updateIf(payload, { collection, where: noted({ equals: at }), data: { [field]: null } });
    throw error;
  }
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
