import type { CollectionSlug, Where } from "payload";

/** Returns the address of a collection's list that shows only these records. */
export function listAddress(collection: CollectionSlug, where: Where, search = ""): string {
  const query = new URLSearchParams([...parametersOf(where), ...(search ? [["search", search]] : [])]);
  return `/admin/collections/${collection}?${query.toString()}`;
}

/** Returns a query's parameters in an address, such as `where[status][equals]`. */
export function parametersOf(value: unknown, path = "where"): [string, string][] {
  if (typeof value !== "object" || value === null) return [[path, String(value)]];
  return Object.entries(value).flatMap(([key, part]) => parametersOf(part, `${path}[${key}]`));
}
