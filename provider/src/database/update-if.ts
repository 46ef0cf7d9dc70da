import type { CollectionSlug, Payload, PayloadRequest, Where } from "payload";

type Change = {
  collection: CollectionSlug;
  where: Where;
  data: Record<string, unknown>;
  req?: PayloadRequest;
};

/**
 * Changes columns of the record that `where` names, in one statement, unless it is no longer as `where` says. Other
 * columns stay as they are, even while somebody saves the record; hooks do not run.
 * @returns Whether it was changed.
 */
export async function updateIf(payload: Payload, { req, ...change }: Change): Promise<boolean> {
  const changed: unknown = await payload.db.updateOne({ ...change, req, options: { atomic: true } });
  return changed !== null;
}
