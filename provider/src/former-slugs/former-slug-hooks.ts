import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from "payload";

import type { ChangedRecord } from "../revalidation/tag-finders";
import { addressChange, type AddressedCollection } from "./address-change";
import { forgetFormerSlug, forgetFormerSlugsOf, rememberFormerSlug } from "./former-slug-records";

type Hooks = {
  afterChange: CollectionAfterChangeHook<ChangedRecord>[];
  afterDelete: CollectionAfterDeleteHook<ChangedRecord>[];
};

/** A collection's hooks, and before them those that keep the addresses its records leave, until the record goes. */
export function keepingFormerSlugs<Given extends Hooks>(
  collection: AddressedCollection,
  hooks: Given,
): Given {
  return {
    ...hooks,
    afterChange: [
      async ({ doc, previousDoc, req }) => {
        const { left, taken } = addressChange(previousDoc, doc);
        if (left) await rememberFormerSlug(req, collection, left, doc.id);
        // Who is at an address now owns it, even after leaving it again.
        if (taken) await forgetFormerSlug(req, collection, taken);
        return doc;
      },
      ...hooks.afterChange,
    ],
    afterDelete: [
      async ({ id, req }) => forgetFormerSlugsOf(req, collection, String(id)),
      ...hooks.afterDelete,
    ],
  };
}
