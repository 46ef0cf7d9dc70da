import type { CollectionSlug, DataFromCollectionSlug, Payload, PayloadRequest, Where } from "payload";

type Options = {
  depth?: number;
  sort?: string | string[];
  limit?: number;
  trash?: boolean;
  showHiddenFields?: boolean;
  /** The request in whose transaction to read. */
  req?: PayloadRequest;
  /** `false`: only what the request's user may read. */
  overrideAccess?: boolean;
};

/** Finds all matching records, without related ones. */
export async function findAll<Slug extends CollectionSlug>(
  payload: Payload,
  collection: Slug,
  where: Where,
  options: Options = {},
): Promise<DataFromCollectionSlug<Slug>[]> {
  const { docs } = await payload.find({ collection, where, depth: 0, pagination: false, ...options });
  return docs;
}

export async function findFirst<Slug extends CollectionSlug>(
  payload: Payload,
  collection: Slug,
  where: Where,
  options: Options = {},
): Promise<DataFromCollectionSlug<Slug> | undefined> {
  return (await findAll(payload, collection, where, { ...options, limit: 1 }))[0];
}
