import type { CollectionSlug, Payload, SanitizedCollectionConfig } from "payload";

/** The collections that keep what visitors send: those that know whether a record was read. */
export function inboxCollections({ config }: Payload): SanitizedCollectionConfig[] {
  return config.collections.filter((collection) => hasField(collection, "readAt"));
}

/** The inbox of that name, if it is one. */
export function inboxNamed(payload: Payload, slug: unknown): CollectionSlug | undefined {
  return inboxCollections(payload).find((collection) => collection.slug === slug)?.slug;
}

/** Whether records of a collection have a field of that name. */
export function hasField({ flattenedFields }: SanitizedCollectionConfig, name: string): boolean {
  return flattenedFields.some((field) => field.name === name);
}
