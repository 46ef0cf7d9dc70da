import type { CollectionConfig } from "payload";

import { isNobody } from "../access/roles";

/**
 * Mails that have not gone out yet. Kept by the provider itself, seen by nobody, and removed once sent: a mail is one
 * row, so none is ever half there.
 */
export const outgoingMails: CollectionConfig<"outgoing-mails"> = {
  slug: "outgoing-mails",
  admin: { hidden: true },
  access: { create: isNobody, read: isNobody, update: isNobody, delete: isNobody },
  lockDocuments: false,
  fields: [
    { name: "mail", type: "json", required: true },
    { name: "attempts", type: "number", required: true, defaultValue: 0 },
    /** When it is tried next; empty when it is no longer tried. */
    { name: "dueAt", type: "date", index: true },
  ],
};
