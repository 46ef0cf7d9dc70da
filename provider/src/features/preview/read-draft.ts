import type {
  CollectionSlug,
  DataFromCollectionSlug,
  DataFromGlobalSlug,
  GlobalSlug,
  Payload,
} from "payload";

import { currentPreview } from "./preview-context";

/** What a record without an address yet is called in the address of its preview. */
const UNNAMED = "draft";

/**
 * The record of a collection that is being previewed, as it is saved or stands in the editor; `undefined` where another
 * thing is, or nothing. Its address stays the saved one, by which the preview asks for it.
 */
export async function draftIn<Slug extends CollectionSlug>(
  payload: Payload,
  collection: Slug,
): Promise<DataFromCollectionSlug<Slug> | undefined> {
  const preview = currentPreview();
  if (preview?.kind !== collection || preview.id === undefined) return undefined;
  const record = { collection, id: preview.id, trash: true };
  const saved = await payload.findByID({ ...record, disableErrors: true, draft: true, depth: 0 });
  if (!saved) return undefined;
  const shown = await payload.findByID({ ...record, depth: 1, data: merged(saved, preview.draft) });
  return { ...shown, id: preview.id, slug: slugOf(saved) };
}

/** The records of a collection, with the one that is being previewed as it stands in the editor. */
export async function withDraft<Slug extends CollectionSlug>(
  payload: Payload,
  collection: Slug,
  docs: DataFromCollectionSlug<Slug>[],
): Promise<DataFromCollectionSlug<Slug>[]> {
  const draft = await draftIn(payload, collection);
  return draft ? docs.map((doc) => (doc.id === draft.id ? draft : doc)) : docs;
}

/** The name by which the preview of a record asks for it. */
export function slugOf(record: object): string {
  return "slug" in record && typeof record.slug === "string" && record.slug ? record.slug : UNNAMED;
}

/** A single document as visitors see it, or as it stands in the editor where it is being previewed. */
export async function findGlobal<Slug extends GlobalSlug>(
  payload: Payload,
  { slug, depth }: { slug: Slug; depth: number },
): Promise<DataFromGlobalSlug<Slug>> {
  const preview = currentPreview();
  if (preview?.kind !== slug || !preview.draft) return payload.findGlobal({ slug, depth });
  const saved = await payload.findGlobal({ slug, depth: 0 });
  return payload.findGlobal({ slug, depth, data: merged(saved, preview.draft) });
}

/** The record with what stands in the editor; fields that the editor does not send stay as they are saved. */
function merged(saved: object, draft: Record<string, unknown> = {}): Record<string, unknown> {
  return { ...saved, ...draft };
}
