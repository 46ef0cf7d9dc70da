import type { CollectionBeforeChangeHook, CollectionConfig, Plugin } from "payload";
import { z } from "zod";

import { isTrashed, trashAccess } from "./trash";

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
