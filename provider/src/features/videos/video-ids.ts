import { LIST_MAX } from "@lampstand/contract/limits";
import type { Payload, Where } from "payload";
import { z } from "zod";

import { query } from "../../lib/db/query";
import type { Video } from "../../payload-types";
import { shownInSql, SHOWN_VIDEOS } from "./shown";

export type Page = {
  page?: number | undefined;
  limit?: number | undefined;
  isCounted?: boolean;
};

/** A page of ids, and how many videos there are on all pages; without a count, at least those on this page. */
export type VideoIds = { ids: string[]; totalDocs: number };

/** Newest first; the id breaks ties, so pages never overlap. */
export const NEWEST_FIRST = ["-createdAt", "-id"];

/** Finds ids of shown videos: for anything else, the database would read it for every video that it sorts. */
export async function findIds(
  payload: Payload,
  where: Where,
  { page = 1, limit = LIST_MAX, isCounted = false }: Page,
): Promise<VideoIds> {
  const { docs, totalDocs } = await payload.db.find<Pick<Video, "id">>({
    collection: "videos",
    where: { and: [SHOWN_VIDEOS, where] },
    select: { slug: true },
    sort: NEWEST_FIRST,
    page,
    limit,
    pagination: isCounted,
  });
  return { ids: docs.map(({ id }) => id), totalDocs };
}

const idRows = z.array(z.object({ id: z.string() }));
const countRows = z.tuple([z.object({ total: z.coerce.number() })]);

/**
 * Finds ids of shown videos with any of these hashtags. Payload's own query joins and sorts all of them for each page,
 * and counts them by reading every video.
 */
export async function findIdsWithHashtags(
  payload: Payload,
  hashtags: string[],
  { page = 1, limit = LIST_MAX, isCounted = false }: Page,
): Promise<VideoIds> {
  const tagged = `SELECT parent_id FROM videos_rels
    WHERE path = 'hashtagId' AND hashtags_id IN (${hashtags.map(() => "?").join(", ")})`;
  const shown = `FROM videos WHERE ${shownInSql("videos")}`;
  const rows = await query(
    payload.db,
    `SELECT id ${shown} AND EXISTS (${tagged} AND parent_id = videos.id)
      ORDER BY created_at DESC, id DESC LIMIT ? OFFSET ?`,
    [...hashtags, limit, (page - 1) * limit],
  );
  const ids = idRows.parse(rows).map(({ id }) => id);
  if (!isCounted) return { ids, totalDocs: ids.length };
  const counted = await query(
    payload.db,
    `SELECT count(*) AS total ${shown} AND id IN (${tagged})`,
    hashtags,
  );
  return { ids, totalDocs: countRows.parse(counted)[0].total };
}
