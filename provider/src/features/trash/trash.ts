import type { Access, CollectionBeforeChangeHook, CollectionBeforeDeleteHook, Where } from "payload";
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
