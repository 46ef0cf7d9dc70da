import type { Access, SanitizedConfig } from "payload";

import { isNobody, isStaffUser } from "../../access/roles";
import { findAll } from "../../lib/find-all";
import { readBy } from "./seats";

const LOCKS = "payload-locked-documents";

/**
 * Hides from others which conversations their readers have open: Payload shows all staff what anybody edits. Only the
 * admin's server adds locks, because a call could name any record and colleague.
 */
export function withPrivateLocks(config: SanitizedConfig): SanitizedConfig {
  const access = { create: isNobody, read: isOpenToThem, update: isOpenToThem, delete: isOpenToThem };
  return {
    ...config,
    collections: config.collections.map((collection) =>
      collection.slug === LOCKS ? { ...collection, access: { ...collection.access, ...access } } : collection,
    ),
  };
}

const isOpenToThem: Access = async ({ req }) => {
  if (!isStaffUser(req.user)) return false;
  const [theirs, locks] = await Promise.all([
    findAll(req.payload, "conversations", readBy(req.user?.id), { trash: true, req }),
    findAll(req.payload, LOCKS, { "document.relationTo": { equals: "conversations" } }, { req }),
  ]);
  const ids: unknown[] = theirs.map(({ id }) => id);
  const hidden = locks.filter(({ document }) => !ids.includes(document?.value)).map(({ id }) => id);
  return { id: { not_in: hidden } };
};
