import type { CollectionConfig } from "payload";

import { isNobody } from "../access/roles";

/**
 * What was lately sent to an address and guessed for it, known to us or not. The address itself is not kept. Kept by
 * the provider itself, seen by nobody.
 */
export const codeAccounts: CollectionConfig<"code-accounts"> = {
  slug: "code-accounts",
  admin: { hidden: true },
  access: { create: isNobody, read: isNobody, update: isNobody, delete: isNobody },
  lockDocuments: false,
  timestamps: false,
  fields: [
    /** Keyed hash of the address. */
    { name: "key", type: "text", required: true, unique: true },
    { name: "account", type: "json", required: true },
    /** Grows with each change, so that of two made at once the later one sees the earlier. */
    { name: "version", type: "number", required: true },
    { name: "forgetAt", type: "date", required: true, index: true },
  ],
};
