import type { Payload, Where } from "payload";

import type { AddressedCollection } from "../former-slugs/address-change";
import { formerOwner } from "../former-slugs/former-slug-records";

/**
 * The record at an address, else the one that was there before; its own slug then differs from the asked one. `find`
 * gives only what visitors may see.
 */
export async function findBySlug<T>(
  payload: Payload,
  collection: AddressedCollection,
  slug: string,
  find: (where: Where) => Promise<T | undefined>,
): Promise<T | undefined> {
  const present = await find({ slug: { equals: slug } });
  if (present) return present;
  const id = await formerOwner(payload, collection, slug);
  return id === undefined ? undefined : find({ id: { equals: id } });
}
