import type { Payload, SanitizedCollectionConfig, Where } from "payload";

import { hasField, inboxCollections } from "./inbox-collections";

/** How many records of an inbox nobody has opened, and how many are not dealt with. */
type Waiting = { slug: string; label: string; unread: number; open: number };

/** What of an inbox is not dealt with: what nobody has ticked off, or decided about. */
function openRecords(collection: SanitizedCollectionConfig): Where | null {
  if (hasField(collection, "isHandled")) return { isHandled: { not_equals: true } };
  return hasField(collection, "status") ? { status: { equals: "Pending" } } : null;
}

/** What waits in each inbox. */
export function waitingIn(payload: Payload): Promise<Waiting[]> {
  return Promise.all(inboxCollections(payload).map((collection) => count(payload, collection)));
}

/** How many mails are no longer tried. */
export async function undeliveredMails(payload: Payload): Promise<number> {
  const where = { dueAt: { exists: false } };
  return (await payload.count({ collection: "outgoing-mails", where })).totalDocs;
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
