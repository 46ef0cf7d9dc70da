import type {
  Access,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  Plugin,
  Where,
} from "payload";
import { z } from "zod";

import { hasAdminRole } from "../../access/roles";

/** How long a record can be restored from the trash. After that it is erased. */
export const TRASH_DAYS = 30;

/** Excludes the trash in reads that bypass Payload, which adds this condition to its own. */
export const NOT_TRASHED: Where = { deletedAt: { exists: false } };

export type Trashable = { deletedAt?: string | null };

const trashed = z.object({ deletedAt: z.string() });

/** Returns whether a record is in the trash, or the data written puts it there. */
export function isTrashed(record: unknown): boolean {
  return trashed.safeParse(record).success;
}

export function isTrashing({ data, originalDoc }: { data?: unknown; originalDoc?: unknown }): boolean {
  return isTrashed(data) && !isTrashed(originalDoc);
}

/** The collection's rule says who may trash; only admins erase. Payload passes data to trash, and none to erase. */
export function trashAccess(rule: Access | undefined): Access {
  return (args) => (isTrashed(args.data) || hasAdminRole(args.req.user) ? (rule?.(args) ?? false) : false);
}

/** Runs a deletion check when a record is moved to the trash. */
export function alsoForTrash(check: CollectionBeforeDeleteHook): CollectionBeforeChangeHook {
  return async ({ collection, context, data, originalDoc, req }) => {
    if (isTrashing({ data, originalDoc })) {
      await check({ collection, context, id: recordId.parse(originalDoc).id, req });
    }
    return data;
  };
}

const recordId = z.object({ id: z.string() });

/**
 * The collections with a trash. Deleting a member's record or a staff account is immediate: see
 * docs/decisions/2026-11-22-nothing-is-lost.md.
 */
export const TRASH_COLLECTIONS = [
  // Before its video: a story leaves proof of consent to what was shown.
  "stories",
  "videos",
  "story-collections",
  "hashtags",
  "pages",
  "languages",
  "blogs",
  "faq-categories",
  "contact-messages",
  "conversations",
  "volunteer-contacts",
  "testimony-consents",
  "others-consents",
  "reports",
  "saved-replies",
  "images",
  "clips",
  "captions",
  "translations",
] as const;

const slugs: ReadonlySet<string> = new Set(TRASH_COLLECTIONS);

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
    hooks: { ...hooks, beforeChange: [restoreAsItWas, ...(hooks?.beforeChange ?? [])] },
  };
}

const draftable = z.object({ _status: z.enum(["draft", "published"]) });

/** Payload's admin saves a draft of whatever it restores from the trash. */
const restoreAsItWas: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const before = draftable.safeParse(originalDoc);
  const isRestored = isTrashed(originalDoc) && !isTrashed(data);
  return before.success && isRestored && data._status === "draft" ? { ...data, ...before.data } : data;
};
