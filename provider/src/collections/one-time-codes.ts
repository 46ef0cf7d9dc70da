import type { CollectionConfig } from "payload";

import { isNobody } from "../access/roles";

/**
 * Codes that were sent and may still be used, one for each purpose and subject. The code itself is not kept. Kept by
 * the provider itself, seen by nobody.
 */
export const oneTimeCodes: CollectionConfig<"one-time-codes"> = {
  slug: "one-time-codes",
  admin: { hidden: true },
  access: { create: isNobody, read: isNobody, update: isNobody, delete: isNobody },
  lockDocuments: false,
  timestamps: false,
  fields: [
    /** Keyed hash of the purpose and of what the code is for. */
    { name: "key", type: "text", required: true, unique: true },
    { name: "codeHash", type: "text", required: true },
    { name: "expiresAt", type: "date", required: true, index: true },
    { name: "tries", type: "number", required: true, defaultValue: 0 },
    { name: "usedAt", type: "date" },
    /** The id of the member whose request it confirms, if it is a member's. */
    { name: "member", type: "text", index: true },
  ],
};
