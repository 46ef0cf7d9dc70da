import type { Where } from "payload";

import { environment } from "../../lib/environment";
import type { Video } from "../../payload-types";
import { isTrashed, NOT_TRASHED } from "../trash/trash";

/** What visitors see: Active, not trashed and without an objection. Everything public uses one of these three. */
export const SHOWN_VIDEOS: Where = {
  and: [{ status: { equals: "Active" } }, { objection: { exists: false } }, NOT_TRASHED],
};

/** Objections so serious that even a preview, whose link may be shared, hides the film. */
export const KEPT_FROM_PREVIEWS = ["withdrawn", "edit-missing", "left-out", "metadata"];

/** @param table The name of the videos table in the statement. */
export function shownInSql(table: string): string {
  return `${table}.status = 'Active' AND ${table}.objection IS NULL AND ${table}.deleted_at IS NULL`;
}

/** Returns whether visitors see a video or other record, by its status if it has one. */
export function isShown(record: { status?: string | null; objection?: string | null }): boolean {
  return (record.status ?? "Active") === "Active" && !record.objection && !isTrashed(record);
}

/** Returns where the site shows a video: on its own page, or in the feed if it has none. */
export function addressOfVideo({ slug, videoType }: Video): string {
  const { siteUrl } = environment();
  const name = encodeURIComponent(slug);
  return videoType === "multiple" ? `${siteUrl}/video-reels?v=${name}` : `${siteUrl}/video-detail/${name}`;
}
