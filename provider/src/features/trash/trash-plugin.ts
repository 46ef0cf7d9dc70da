import {
  type Access,
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  type CollectionSlug,
  Forbidden,
  type PayloadRequest,
  type Plugin,
  type Where,
} from "payload";
import { z } from "zod";

import { hasAdminRole } from "../../access/roles";
import { isTrashed, TRASH_COLLECTIONS, trashed } from "./trash";

const slugs: ReadonlySet<string> = new Set(TRASH_COLLECTIONS);

/** The collection's rule says who may trash; only admins erase. Payload passes data to trash, and none to erase. */
function trashAccess(rule: Access | undefined): Access {
  return (args) => (isTrashed(args.data) || hasAdminRole(args.req.user) ? (rule?.(args) ?? false) : false);
}

/** Payload plugin: lets staff restore what they deleted. */
export const trashPlugin: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) =>
    slugs.has(collection.slug) ? withTrash(collection) : collection,
  ),
});

function withTrash(collection: CollectionConfig): CollectionConfig {
  const { access, hooks } = collection;
  return {
    ...collection,
    trash: true,
    access: { ...access, delete: trashAccess(access?.delete) },
    hooks: { ...hooks, beforeChange: [trashNow, restoreAsItWas, ...(hooks?.beforeChange ?? [])] },
  };
}

const TRASHED_AT = "trashedAt";

const draftable = z.object({ id: z.string(), _status: z.enum(["draft", "published"]) });

/**
 * Ignores the time that staff send, which could have the record erased at once, or never. All records of a request get
 * the same time: a story's video is restored with it if both were trashed together.
 */
const trashNow: CollectionBeforeChangeHook = async ({ collection, context, data, originalDoc, req }) => {
  if (!req.user || !data.deletedAt) return data;
  context[TRASHED_AT] ??= new Date().toISOString();
  const published = await publishedBefore(originalDoc, collection.slug, req);
  return { ...data, ...published, deletedAt: context[TRASHED_AT], ...trashed.safeParse(originalDoc).data };
};

/** Returns the published record, into which Payload would write a newer draft that it trashes. */
async function publishedBefore(record: unknown, collection: CollectionSlug, req: PayloadRequest) {
  const { _status, id } = draftable.safeParse(record).data ?? {};
  if (_status !== "draft") return null;
  const where: Where = { id: { equals: id }, _status: { equals: "published" } };
  return req.payload.db.findOne({ collection, req, where });
}

/**
 * Those who may trash a record may restore it, and nobody else. Payload's admin saves a draft of whatever it restores.
 */
const restoreAsItWas: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const { _status } = draftable.safeParse(originalDoc).data ?? {};
  const isRestored = isTrashed(originalDoc) && !isTrashed(data);
  const mayTrash = { req, data: { deletedAt: new Date().toISOString() } };
  if (isRestored && req.user && !(await collection.access.delete(mayTrash))) throw new Forbidden(req.t);
  return _status && isRestored && data._status === "draft" ? { ...data, _status } : data;
};
