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

/** How long what was deleted can be taken out of the trash again. After that it is erased. */
export const TRASH_DAYS = 30;

/** The condition that a record is not in the trash, for reads that go past Payload, which adds it to its own. */
export const NOT_TRASHED: Where = { deletedAt: { exists: false } };

/** What tells whether a record is in the trash. */
export type Trashable = { deletedAt?: string | null };

const trashed = z.object({ deletedAt: z.string() });

/** Whether a record is in the trash, or what is written of it puts it there. */
export function isTrashed(record: unknown): boolean {
  return trashed.safeParse(record).success;
}

/** Whether a save puts a record into the trash. */
export function isTrashing({ data, originalDoc }: { data?: unknown; originalDoc?: unknown }): boolean {
  return isTrashed(data) && !isTrashed(originalDoc);
}

/**
 * Who may delete: into the trash whoever the collection's own rule lets, for good admins alone. Payload asks with the
 * data that is written when a record goes into the trash, and without when it is erased.
 */
export function trashAccess(rule: Access | undefined): Access {
  return (args) => (isTrashed(args.data) || hasAdminRole(args.req.user) ? (rule?.(args) ?? false) : false);
}

/** Asks, when a record goes into the trash, what is asked before it is erased. */
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
 * The collections whose records go into a trash when staff delete them. A member's record is not kept once they or staff
 * delete it, a staff account ends at once: see docs/decisions/2026-11-22-nothing-is-lost.md.
 */
export const TRASH_COLLECTIONS = [
  // Before its video: a story leaves the proof of consent to what was shown.
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
] as const;

const slugs: ReadonlySet<string> = new Set(TRASH_COLLECTIONS);

/** Payload plugin: what staff delete can be taken out of the trash again. */
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

/** Payload's admin asks for a draft of whatever it takes out of the trash. */
const restoreAsItWas: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const before = draftable.safeParse(originalDoc);
  const isRestored = isTrashed(originalDoc) && !isTrashed(data);
  return before.success && isRestored && data._status === "draft" ? { ...data, ...before.data } : data;
};
