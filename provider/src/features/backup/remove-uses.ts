import type { Payload } from "payload";

import { updateIf } from "../../lib/db/writes";
import { findUses, type GlobalSlug, refersTo, type StoredFile } from "../media/uses";

/** Clears a file from everything but videos whose clip it is. The journal doesn't know what showed it; the rows do. */
export async function removeUses(payload: Payload, file: StoredFile): Promise<void> {
  const { videos, hashtags, blogs, globals } = await findUses(payload, file);
  if (file.folder === "images") {
    for (const { id } of videos) await clear(payload, "videos", id, { poster: file.id });
    for (const { id } of hashtags) await clear(payload, "hashtags", id, { image: file.id });
    // A missing picture within an article's text simply doesn't show.
    for (const { id } of blogs) await clear(payload, "blogs", id, { fVideo: file.id });
  }
  for (const slug of globals) await clearGlobal(payload, slug, file);
}

type Showing = "videos" | "hashtags" | "blogs";

function clear(
  payload: Payload,
  collection: Showing,
  id: string,
  shown: Record<string, string>,
): Promise<boolean> {
  const fields = Object.entries(shown);
  const conditions = [["id", id] as const, ...fields].map(([name, value]) => ({ [name]: { equals: value } }));
  const data = Object.fromEntries(fields.map(([name]) => [name, null]));
  return updateIf(payload, { collection, where: { and: conditions }, data });
}

async function clearGlobal(payload: Payload, slug: GlobalSlug, file: StoredFile): Promise<void> {
  const fields = Object.entries(await payload.findGlobal({ slug, depth: 0 }));
  const showing = fields.flatMap(([name, value]: [string, unknown]): [string, unknown][] => {
    if (refersTo(value, file)) return [[name, null]];
    if (!Array.isArray(value) || file.folder !== "images") return [];
    const others = value.filter((one) => !refersTo(one, file));
    return others.length < value.length ? [[name, others]] : [];
  });
  await payload.updateGlobal({ slug, data: Object.fromEntries(showing), depth: 0 });
}
