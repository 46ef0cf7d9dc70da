import type { Payload, SanitizedCollectionConfig } from "payload";

import { hasField, inboxCollections } from "./inbox-collections";

/** How many records of an inbox nobody has opened, and how many are not ticked off. */
type Waiting = { slug: string; label: string; unread: number; open: number };

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
  const open = hasField(collection, "isHandled")
    ? await payload.count({ collection: slug, where: { isHandled: { not_equals: true } } })
    : { totalDocs: 0 };
  return {
    slug,
    label: typeof labels.plural === "string" ? labels.plural : slug,
    unread: unread.totalDocs,
    open: open.totalDocs,
  };
}
