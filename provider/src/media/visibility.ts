import type { Payload, Where } from "payload";

import { globalsShowing, usedByVideo, type StoredFile } from "./uses";

/**
 * Whether visitors may see a file: only while something public shows it. What belongs to a video that is not Active,
 * or to nothing (yet, or any more), is for staff alone.
 */
export async function isShown(payload: Payload, file: StoredFile): Promise<boolean> {
  if (await isShownByVideo(payload, file)) return true;
  if (
    file.folder === "images" &&
    ((await isShownByBlog(payload, file.id)) || (await isShownByHashtag(payload, file.id)))
  ) {
    return true;
  }
  return (await globalsShowing(payload, file)).length > 0;
}

async function isShownByVideo(payload: Payload, file: StoredFile): Promise<boolean> {
  const where: Where = { and: [{ status: { equals: "Active" } }, usedByVideo(file)] };
  return (await payload.count({ collection: "videos", where })).totalDocs > 0;
}

async function isShownByBlog(payload: Payload, id: string): Promise<boolean> {
  const where: Where = { and: [{ _status: { equals: "published" } }, { fVideo: { equals: id } }] };
  return (await payload.count({ collection: "blogs", where })).totalDocs > 0;
}

async function isShownByHashtag(payload: Payload, id: string): Promise<boolean> {
  return (await payload.count({ collection: "hashtags", where: { image: { equals: id } } })).totalDocs > 0;
}
