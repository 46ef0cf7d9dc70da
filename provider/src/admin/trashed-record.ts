import type { Payload, PayloadRequest } from "payload";

import { TRASH_COLLECTIONS } from "../features/trash/trash";

/**
 * Returns the admin's address of a trashed record for its earlier address, where Payload finds nothing. `undefined` for
 * any other address, and for accounts that may not read the record.
 * @param segments The address's, after `/admin`.
 */
export async function trashedAddress(
  payload: Payload,
  headers: PayloadRequest["headers"],
  segments: string[] | undefined,
): Promise<string | undefined> {
  const [area, slug, id, ...rest] = segments ?? [];
  const collection = TRASH_COLLECTIONS.find((name) => name === slug);
  if (area !== "collections" || !collection || !id || rest.length > 0) return undefined;
  const { user } = await payload.auth({ headers });
  if (!user) return undefined;
  const { docs } = await payload.find({
    collection,
    where: { and: [{ id: { equals: id } }, { deletedAt: { exists: true } }] },
    select: {},
    depth: 0,
    pagination: false,
    trash: true,
    // Otherwise it throws for accounts that may read none of them, and the page fails.
    disableErrors: true,
    overrideAccess: false,
    user,
  });
  return docs.length > 0 ? trashAddress(collection, id) : undefined;
}

/** Returns the page of a record in the trash. */
export function trashAddress(collection: string, id: string): string {
  return `/admin/collections/${collection}/trash/${encodeURIComponent(id)}`;
}
