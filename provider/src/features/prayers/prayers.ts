import { PRAYERS_SHOWN_FROM } from "@lampstand/contract/limits";
import type { Payload } from "payload";
import { z } from "zod";

import { query } from "../../lib/db/query";
import { HttpError } from "../../lib/http/responses";
import { churchDay } from "../church/church";
import { shownVideoIds } from "../videos/find-videos";

/** One statement, so that of many at the same moment none is lost, and one that comes again counts once. */
const ADD = "INSERT INTO prayers (id, video, day) VALUES (?, ?, ?) ON CONFLICT (id) DO NOTHING";

const BETWEEN = "SELECT count(*) AS total FROM prayers WHERE video = ? AND day >= ? AND day < ?";

const SINCE = "SELECT count(*) AS total FROM prayers WHERE day > ?";

/** Videos that were erased. */
const REMOVE = "DELETE FROM prayers WHERE video NOT IN (SELECT CAST(id AS TEXT) FROM videos)";

const totals = z.array(z.object({ video: z.string(), total: z.coerce.number() }));

const total = z.tuple([z.object({ total: z.coerce.number() })]);

/**
 * Counts that somebody prayed for a video.
 * @param press.key Of this press: sent again it counts once.
 * @returns How many have prayed for it; `undefined` where they are too few to be shown.
 * @throws HttpError 404 where visitors cannot see such a video, or staff take no prayers
 */
export async function addPrayer(
  payload: Payload,
  press: { slug: string; key: string },
): Promise<number | undefined> {
  const { takesPrayers } = await payload.findGlobal({ slug: "story-form", depth: 0 });
  if (takesPrayers === false) throw new HttpError(404, "Prayers are not counted here");
  const video = (await shownVideoIds(payload, [press.slug])).get(press.slug);
  if (!video) throw new HttpError(404, "There is no such video");
  await query(payload.db, ADD, [press.key, video, await churchDay(payload, new Date())]);
  return (await shownPrayers(payload, [video])).get(video);
}

/** How many prayed for each of some videos, where they are enough to be shown. */
export async function shownPrayers(payload: Payload, videos: string[]): Promise<Map<string, number>> {
  if (videos.length === 0) return new Map();
  const places = videos.map(() => "?").join(", ");
  const sql = `SELECT video, count(*) AS total FROM prayers WHERE video IN (${places}) GROUP BY video`;
  const rows = totals.parse(await query(payload.db, sql, videos));
  return new Map(rows.filter((row) => row.total >= PRAYERS_SHOWN_FROM).map((row) => [row.video, row.total]));
}

/** How many prayed for a video from one day until before another, as `2026-11-22`. */
export async function countPrayers(
  payload: Payload,
  video: string,
  [from, until]: [from: string, until: string],
): Promise<number> {
  return total.parse(await query(payload.db, BETWEEN, [video, from, until]))[0].total;
}

/** How many prayed in the last days, today included. */
export async function countAllPrayers(payload: Payload, days: number, now = new Date()): Promise<number> {
  return total.parse(await query(payload.db, SINCE, [await churchDay(payload, now, days)]))[0].total;
}

/** Forgets the prayers for videos that are no more. */
export async function removeLeftPrayers(payload: Payload): Promise<void> {
  await query(payload.db, REMOVE);
}
