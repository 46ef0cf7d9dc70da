import type { CollectionSlug, DataFromCollectionSlug, Payload, PayloadRequest, Where } from "payload";

type Options = {
  depth?: number;
  sort?: string | string[];
  limit?: number;
  trash?: boolean;
  showHiddenFields?: boolean;
  /** In whose transaction it is read. */
  req?: PayloadRequest;
};

/** The records that fit, without those that they point to. */
export async function findAll<Slug extends CollectionSlug>(
  payload: Payload,
  collection: Slug,
  where: Where,
  options: Options = {},
): Promise<DataFromCollectionSlug<Slug>[]> {
  const { docs } = await payload.find({ collection, where, depth: 0, pagination: false, ...options });
  return docs;
}

/** The first of them; `undefined` where there is none. */
export async function findFirst<Slug extends CollectionSlug>(
  payload: Payload,
  collection: Slug,
  where: Where,
  options: Options = {},
): Promise<DataFromCollectionSlug<Slug> | undefined> {
  return (await findAll(payload, collection, where, { ...options, limit: 1 }))[0];
}
