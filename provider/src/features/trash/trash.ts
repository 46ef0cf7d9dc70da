import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, Where } from "payload";
import { z } from "zod";

/** How long a record can be restored from the trash. After that it is erased. */
export const TRASH_DAYS = 30;

/** Excludes the trash in reads that bypass Payload, which adds this condition to its own. */
export const NOT_TRASHED: Where = { deletedAt: { exists: false } };

export type Trashable = { deletedAt?: string | null };

export const trashed = z.object({ deletedAt: z.string() });

/** Returns whether a record is in the trash, or the data written puts it there. */
export function isTrashed(record: unknown): boolean {
  return trashed.safeParse(record).success;
}

export function isTrashing({ data, originalDoc }: { data?: unknown; originalDoc?: unknown }): boolean {
  return isTrashed(data) && !isTrashed(originalDoc);
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
