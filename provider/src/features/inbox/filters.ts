import type { CollectionSlug, Payload, TypedUser, Where } from "payload";

import type { TextKey } from "../../admin/texts/text";
import { findAll } from "../../lib/find-all";
import { unreadBy } from "../conversations/seats";

/** What staff look for in a list. */
type Filter = { name: TextKey; where: Where };

const isPublished: Where = { status: { equals: "Published" } };

/** In the order of a story's life. */
const STORIES: Filter[] = [
  { name: "inbox:all", where: {} },
  { name: "stories:filterWaiting", where: { status: { equals: "Pending" } } },
  { name: "stories:published", where: { and: [isPublished, { objection: { exists: false } }] } },
  { name: "stories:filterHidden", where: { and: [isPublished, { objection: { exists: true } }] } },
  { name: "stories:declined", where: { status: { equals: "Declined" } } },
  { name: "stories:filterWithdrawn", where: { status: { equals: "Withdrawn" } } },
];

const isOpen: Where = { isHandled: { not_equals: true } };

/** Returns the filters of an inbox for a member of staff. */
export async function filtersOf(
  payload: Payload,
  { collection, user }: { collection: CollectionSlug; user: TypedUser },
): Promise<Filter[]> {
  if (collection === "stories") return STORIES;
  const mine: Filter = { name: "inbox:mine", where: { and: [{ assignee: { equals: user.id } }, isOpen] } };
  return [
    { name: "inbox:all", where: {} },
    { name: "inbox:unread", where: await isUnread(payload, collection, user.id) },
    ...(collection === "reports" ? [] : [mine]),
    { name: "inbox:done", where: { isHandled: { equals: true } } },
  ];
}

/** Each reader of a conversation has a read mark of their own, which lists don't know. */
async function isUnread(payload: Payload, collection: CollectionSlug, user: string): Promise<Where> {
  if (collection !== "conversations") return { readAt: { exists: false } };
  const ids = (await findAll(payload, collection, unreadBy(user))).map(({ id }) => id);
  return { id: { in: ids.join() || "none" } };
}
