import type { CollectionSlug, Payload, SanitizedCollectionConfig, TypedUser, Where } from "payload";

import { labelIn, type Reader } from "../../lib/label";
import { unreadBy } from "../conversations/seats";

/** Returns the collections of visitors' submissions, which note whether a record was read. */
function inboxCollections({ config }: Payload): SanitizedCollectionConfig[] {
  return config.collections.filter((collection) => hasField(collection, "readAt"));
}

/** Returns the slug of an inbox; `undefined` if it isn't one. */
export function inboxNamed(payload: Payload, slug: unknown): CollectionSlug | undefined {
  return inboxCollections(payload).find((collection) => collection.slug === slug)?.slug;
}

function hasField({ flattenedFields }: SanitizedCollectionConfig, name: string): boolean {
  return flattenedFields.some((field) => field.name === name);
}

/** Returns whether visitors have sent anything, so that staff do more than set up the site. */
export async function isInUse(payload: Payload): Promise<boolean> {
  // Only carers may know of a conversation.
  const known = inboxCollections(payload).filter(({ slug }) => slug !== "conversations");
  const all = known.map(({ slug }) => payload.count({ collection: slug, trash: true }));
  return (await Promise.all(all)).some(({ totalDocs }) => totalDocs > 0);
}

type InboxReader = Reader & { user: TypedUser | null | undefined };

export type Waiting = { slug: string; label: string; unread: number; open: number };

/** Matches an inbox's open records: neither ticked off nor decided. */
function openRecords(collection: SanitizedCollectionConfig): Where | null {
  if (hasField(collection, "isHandled")) return { isHandled: { not_equals: true } };
  return hasField(collection, "status") ? { status: { equals: "Pending" } } : null;
}

/** Counts what waits in each inbox that somebody may read. */
export function waitingIn(
  reader: InboxReader,
  mayRead: (slug: CollectionSlug) => boolean,
): Promise<Waiting[]> {
  const readable = inboxCollections(reader.payload).filter(({ slug }) => mayRead(slug));
  return Promise.all(readable.map((collection) => count(reader, collection)));
}

async function count(reader: InboxReader, collection: SanitizedCollectionConfig): Promise<Waiting> {
  const { payload, user } = reader;
  const { slug, labels } = collection;
  const totalOf = async (where: Where) =>
    payload.count({ collection: slug, where, overrideAccess: false, user: user ?? undefined });
  // Each reader of a conversation has a read mark of their own.
  const unread = await (slug === "conversations"
    ? payload.count({ collection: slug, where: unreadBy(user?.id) })
    : totalOf({ readAt: { exists: false } }));
  const isOpen = openRecords(collection);
  const open = isOpen ? await totalOf(isOpen) : { totalDocs: 0 };
  return {
    slug,
    label: labelIn(reader, labels.plural, slug),
    unread: unread.totalDocs,
    open: open.totalDocs,
  };
}
