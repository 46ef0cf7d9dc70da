import type { CollectionSlug, Payload, SanitizedCollectionConfig, Where } from "payload";

/** The collections that keep what visitors send: those that know whether a record was read. */
function inboxCollections({ config }: Payload): SanitizedCollectionConfig[] {
  return config.collections.filter((collection) => hasField(collection, "readAt"));
}

/** The inbox of that name, if it is one. */
export function inboxNamed(payload: Payload, slug: unknown): CollectionSlug | undefined {
  return inboxCollections(payload).find((collection) => collection.slug === slug)?.slug;
}

/** Whether records of a collection have a field of that name. */
function hasField({ flattenedFields }: SanitizedCollectionConfig, name: string): boolean {
  return flattenedFields.some((field) => field.name === name);
}

/** How many records of an inbox nobody has opened, and how many are not dealt with. */
export type Waiting = { slug: string; label: string; unread: number; open: number };

/** What of an inbox is not dealt with: what nobody has ticked off, or decided about. */
function openRecords(collection: SanitizedCollectionConfig): Where | null {
  if (hasField(collection, "isHandled")) return { isHandled: { not_equals: true } };
  return hasField(collection, "status") ? { status: { equals: "Pending" } } : null;
}

/** What waits in each inbox. */
export function waitingIn(payload: Payload): Promise<Waiting[]> {
  return Promise.all(inboxCollections(payload).map((collection) => count(payload, collection)));
}

async function count(payload: Payload, collection: SanitizedCollectionConfig): Promise<Waiting> {
  const { slug, labels } = collection;
  const unread = await payload.count({ collection: slug, where: { readAt: { exists: false } } });
  const isOpen = openRecords(collection);
  const open = isOpen ? await payload.count({ collection: slug, where: isOpen }) : { totalDocs: 0 };
  return {
    slug,
    label: typeof labels.plural === "string" ? labels.plural : slug,
    unread: unread.totalDocs,
    open: open.totalDocs,
  };
}
