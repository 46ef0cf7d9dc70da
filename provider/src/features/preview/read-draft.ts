import type {
  CollectionSlug,
  DataFromCollectionSlug,
  DataFromGlobalSlug,
  GlobalSlug,
  Payload,
} from "payload";
import { z } from "zod";

import { findFreeAmong, withoutWithheld } from "../media/shown-files";
import { currentPreview } from "./preview-context";

/** Stands for the slug of a record without one in its preview's address. */
const UNNAMED = "draft";

/**
 * Returns the previewed record of a collection, as saved or as in the editor; `undefined` when something else, or
 * nothing, is previewed. It keeps its saved address, which the preview asks for.
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
  const draft = await withoutForeignFiles(payload, saved, preview.draft);
  const shown = await payload.findByID({ ...record, depth: 1, data: { ...saved, ...draft } });
  return { ...shown, id: preview.id, slug: slugOf(saved) };
}

/** Returns a collection's records, the previewed one as it is in the editor. */
export async function withDraft<Slug extends CollectionSlug>(
  payload: Payload,
  collection: Slug,
  docs: DataFromCollectionSlug<Slug>[],
): Promise<DataFromCollectionSlug<Slug>[]> {
  const draft = await draftIn(payload, collection);
  return draft ? docs.map((doc) => (doc.id === draft.id ? draft : doc)) : docs;
}

/** Returns the name by which a preview asks for its record. */
export function slugOf(record: object): string {
  return "slug" in record && typeof record.slug === "string" && record.slug ? record.slug : UNNAMED;
}

/** Returns a global as visitors see it, or as it is in the editor when previewed. */
export async function findGlobal<Slug extends GlobalSlug>(
  payload: Payload,
  { slug, depth }: { slug: Slug; depth: number },
): Promise<DataFromGlobalSlug<Slug>> {
  const preview = currentPreview();
  if (preview?.kind !== slug || !preview.draft)
    return withoutWithheld(payload, await payload.findGlobal({ slug, depth }));
  const saved = await payload.findGlobal({ slug, depth: 0 });
  const data = { ...saved, ...preview.draft };
  return withoutWithheld(payload, await payload.findGlobal({ slug, depth, data }));
}

const references = z.record(z.string(), z.unknown());

/**
 * Returns the editor's fields; the saved ones fill the rest. Anyone with a preview's link could name any film, so this
 * drops films that are neither the record's own nor free to show.
 */
async function withoutForeignFiles(
  payload: Payload,
  saved: object,
  draft: Record<string, unknown> = {},
): Promise<Record<string, unknown>> {
  const own = references.parse(saved);
  const named = (value: unknown) => (typeof value === "string" && UUID.test(value) ? [value] : []);
  const free = await findFreeAmong(
    payload,
    FILE_FIELDS.flatMap((name) => named(draft[name])),
  );
  const isLeft = ([name, value]: [string, unknown]) =>
    name !== OUTCOME &&
    (!FILE_FIELDS.includes(name) ||
      value === own[name] ||
      value === null ||
      (typeof value === "string" && free.has(value)));
  return Object.fromEntries(Object.entries(draft).filter(isLeft));
}

const FILE_FIELDS = ["videoLink", "poster"];

/** Decided outside the record's editor. */
const OUTCOME = "objection";

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
