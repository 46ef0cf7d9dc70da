import type { Where } from "payload";

import { environment } from "../../lib/environment";
import type { Video } from "../../payload-types";
import { isTrashed, NOT_TRASHED } from "../trash/trash";

/**
 * What visitors see: what staff have published and nothing speaks against, as `features/visibility` has noted it. Everything
 * public asks one of these three, which say the same.
 */
export const SHOWN_VIDEOS: Where = {
  and: [{ status: { equals: "Active" } }, { objection: { exists: false } }, NOT_TRASHED],
};

/** What speaks so much against a film that it is not seen in a preview either, whose link may be passed on. */
export const KEPT_FROM_PREVIEWS = ["withdrawn", "edit-missing", "left-out", "metadata"];

/** @param table What the videos are called in a statement. */
export function shownInSql(table: string): string {
  return `${table}.status = 'Active' AND ${table}.objection IS NULL AND ${table}.deleted_at IS NULL`;
}

/** Whether visitors see a video, or a record of another kind, by its status if it has one. */
export function isShown(record: { status?: string | null; objection?: string | null }): boolean {
  return (record.status ?? "Active") === "Active" && !record.objection && !isTrashed(record);
}

/** Where the site shows a video: by itself, or in the feed where it has no page of its own. */
export function addressOfVideo({ slug, videoType }: Video): string {
  const { siteUrl } = environment();
  const name = encodeURIComponent(slug);
  return videoType === "multiple" ? `${siteUrl}/video-reels?v=${name}` : `${siteUrl}/video-detail/${name}`;
}
