import type { CollectionSlug, Payload, PayloadRequest, Where } from "payload";

type Change = {
  collection: CollectionSlug;
  where: Where;
  data: Record<string, unknown>;
  req?: PayloadRequest;
};

/**
 * Changes columns of the record that `where` names, in one statement, unless it is no longer as `where` says. Other
 * columns stay as they are, even while somebody saves the record; hooks do not run. Unless `data` has a new `updatedAt`,
 * it does not count as an update of the record: whoever of the staff has it open need not load it anew.
 * @returns Whether it was changed.
 */
export async function updateIf(payload: Payload, { collection, where, data, req }: Change): Promise<boolean> {
  const columns = { updatedAt: null, ...data };
  const options = { atomic: true };
  const changed: unknown = await payload.db.updateOne({ collection, where, data: columns, options, req });
  return changed !== null;
}
