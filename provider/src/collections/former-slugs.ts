import type { CollectionConfig } from "payload";

import { isNobody } from "../access/roles";
import type { AddressedCollection } from "../former-slugs/address-change";

const ADDRESSED: AddressedCollection[] = ["blogs", "hashtags", "videos"];

/** Addresses that records were once at, so that old links find them. Kept by the provider itself, seen by nobody. */
export const formerSlugs: CollectionConfig<"former-slugs"> = {
  slug: "former-slugs",
  admin: { hidden: true },
  access: { create: isNobody, read: isNobody, update: isNobody, delete: isNobody },
  lockDocuments: false,
  timestamps: false,
  indexes: [{ fields: ["collection", "slug"], unique: true }],
  fields: [
    { name: "collection", type: "select", required: true, options: ADDRESSED },
    { name: "slug", type: "text", required: true },
    { name: "record", type: "text", required: true, index: true },
  ],
};
