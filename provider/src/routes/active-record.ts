import type { DataFromCollectionSlug, Payload } from "payload";

import { draftIn } from "../features/preview/read-draft";
import { findBySlug } from "../features/slugs/former-slugs";

/** Returns the record being previewed, else the Active record at an address, including a former address. */
export async function activeRecord<Slug extends "hashtags" | "story-collections">(
  payload: Payload,
  { collection, slug, depth }: { collection: Slug; slug: string; depth: number },
): Promise<DataFromCollectionSlug<Slug> | undefined> {
  const draft = await draftIn(payload, collection);
  if (draft) return draft;
  return findBySlug(payload, collection, slug, async (where) => {
    const { docs } = await payload.find<Slug, Record<string, never>>({
      collection,
      where: { and: [{ status: { equals: "Active" } }, where] },
      limit: 1,
      pagination: false,
      depth,
    });
    return docs[0];
  });
}
