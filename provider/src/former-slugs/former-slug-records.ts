import type { Payload, PayloadRequest, Where } from "payload";

import type { AddressedCollection } from "./address-change";

/** Keeps that a record was once at this address; whoever was there before it is forgotten. */
export async function rememberFormerSlug(
  req: PayloadRequest,
  collection: AddressedCollection,
  slug: string,
  record: string,
): Promise<void> {
  await forgetFormerSlug(req, collection, slug);
  await req.payload.create({ collection: "former-slugs", data: { collection, slug, record }, req });
}

/** Forgets who was once at this address. */
export async function forgetFormerSlug(
  req: PayloadRequest,
  collection: AddressedCollection,
  slug: string,
): Promise<void> {
  await req.payload.db.deleteMany({ collection: "former-slugs", where: at(collection, slug), req });
}

/** Forgets every address at which a record once was. */
export async function forgetFormerSlugsOf(
  req: PayloadRequest,
  collection: AddressedCollection,
  record: string,
): Promise<void> {
  await req.payload.db.deleteMany({ collection: "former-slugs", where: of(collection, record), req });
}

/** The addresses at which a record once was. */
export async function formerSlugsOf(
  req: PayloadRequest,
  collection: AddressedCollection,
  record: string,
): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection: "former-slugs",
    where: of(collection, record),
    pagination: false,
    req,
  });
  return docs.map(({ slug }) => slug);
}

/** The id of the record that was last at this address. */
export async function formerOwner(
  payload: Payload,
  collection: AddressedCollection,
  slug: string,
): Promise<string | undefined> {
  const { docs } = await payload.find({
    collection: "former-slugs",
    where: at(collection, slug),
    limit: 1,
    pagination: false,
  });
  return docs[0]?.record;
}

function at(collection: AddressedCollection, slug: string): Where {
  return { and: [{ collection: { equals: collection } }, { slug: { equals: slug } }] };
}

function of(collection: AddressedCollection, record: string): Where {
  return { and: [{ collection: { equals: collection } }, { record: { equals: record } }] };
}
