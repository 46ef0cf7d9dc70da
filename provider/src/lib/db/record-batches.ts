import { setImmediate as nextTurn } from "node:timers/promises";

import type { CollectionSlug, DataFromCollectionSlug, Payload, PayloadRequest, Where } from "payload";

type Batches<Slug extends CollectionSlug> = {
  collection: Slug;
  where: Where;
  /** How many records are read at a time. */
  size: number;
  isNewestFirst?: boolean;
  showHiddenFields?: boolean;
  trash?: boolean;
  /** Whose rights count, and in whose transaction it is read; nobody's where it is not given. */
  req?: PayloadRequest;
};

/**
 * Every record of a collection that fits, however many there are, in the order in which they were made. Each batch goes on
 * after the last id of the one before: what changes, goes or stays meanwhile hides none of the others.
 */
export async function* recordBatches<Slug extends CollectionSlug>(
  payload: Payload,
  { collection, where, size, isNewestFirst = false, req, ...options }: Batches<Slug>,
): AsyncGenerator<DataFromCollectionSlug<Slug>[], void, undefined> {
  // Ids are UUIDs of version 7, which begin with the time.
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
    // SQLite answers at once, so that without this nothing else would be done until the last batch.
    await nextTurn();
  }
}
