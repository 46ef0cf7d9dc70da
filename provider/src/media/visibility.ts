import type { Payload, Where } from "payload";

import { globalsShowing, usedByVideo, type StoredFile } from "./uses";

/**
 * What shows a file to visitors: somebody's story, or what staff made of their own. What belongs to a video that is not
 * Active, or to nothing (yet, or any more), is for staff alone (`null`).
 */
export async function shownBy(payload: Payload, file: StoredFile): Promise<"story" | "page" | null> {
  if (await isShownByVideo(payload, file)) return "story";
  if (
    file.folder === "images" &&
    ((await isShownByBlog(payload, file.id)) || (await isShownByHashtag(payload, file.id)))
  ) {
    return "page";
  }
  return (await globalsShowing(payload, file)).length > 0 ? "page" : null;
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
