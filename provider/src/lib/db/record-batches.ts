import { setImmediate as nextTurn } from "node:timers/promises";

import type { CollectionSlug, DataFromCollectionSlug, Payload, PayloadRequest, Where } from "payload";

type Batches<Slug extends CollectionSlug> = {
  collection: Slug;
  where: Where;
  size: number;
  isNewestFirst?: boolean;
  showHiddenFields?: boolean;
  trash?: boolean;
  /** The request whose rights and transaction apply. Without it, rights aren't checked. */
  req?: PayloadRequest;
};

/** Yields matching records in creation order. Each batch starts after the last id, so changes meanwhile hide none. */
export async function* recordBatches<Slug extends CollectionSlug>(
  payload: Payload,
  { collection, where, size, isNewestFirst = false, req, ...options }: Batches<Slug>,
): AsyncGenerator<DataFromCollectionSlug<Slug>[], void, undefined> {
  // Ids are version 7 UUIDs, which begin with the time.
  const beyond = isNewestFirst ? "less_than" : "greater_than";
  let last: string | undefined;
  for (;;) {
    const { docs } = await payload.find({
      collection,
      where: last === undefined ? where : { and: [where, { id: { [beyond]: last } }] },
      sort: isNewestFirst ? "-id" : "id",
      limit: size,
      pagination: false,
      depth: 0,
      ...options,
      ...(req && { req, overrideAccess: false }),
    });
    if (docs.length > 0) yield docs;
    const end = docs.at(-1);
    if (docs.length < size || !end) return;
    last = end.id;
    // SQLite answers at once: without this, nothing else would happen until the last batch.
    await nextTurn();
  }
}
