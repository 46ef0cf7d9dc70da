import { PRAYERS_SHOWN_FROM } from "@lampstand/contract/limits";
import type { Payload } from "payload";
import { z } from "zod";

import { dayBefore, daysUntil } from "../../lib/days";
import { query } from "../../lib/db/query";
import { HttpError } from "../../lib/http/responses";
import { sentence } from "../../messages/sentences";
import { churchDay } from "../church/church";
import { shownVideoIds } from "../videos/find-videos";

/** One statement, so simultaneous prayers all count and a repeated one counts once. */
const ADD = "INSERT INTO prayers (id, video, day) VALUES (?, ?, ?) ON CONFLICT (id) DO NOTHING";

const BETWEEN = "SELECT count(*) AS total FROM prayers WHERE video = ? AND day >= ? AND day < ?";

const BY_DAY = "SELECT day, count(*) AS total FROM prayers WHERE day > ? GROUP BY day";

const REMOVE = "DELETE FROM prayers WHERE video NOT IN (SELECT CAST(id AS TEXT) FROM videos)";

const totals = z.array(z.object({ video: z.string(), total: z.coerce.number() }));

const byDay = z.array(z.object({ day: z.string(), total: z.coerce.number() }));

const total = z.tuple([z.object({ total: z.coerce.number() })]);

/**
 * Counts a prayer for a video.
 * @param press.key Identifies this press: a repeat counts once.
 * @returns How many people prayed; `undefined` when too few to show.
 * @throws HttpError 404 when visitors cannot see the video, or staff don't accept prayers
 */
export async function addPrayer(
  payload: Payload,
  press: { slug: string; key: string },
): Promise<number | undefined> {
  const { takesPrayers } = await payload.findGlobal({ slug: "story-form", depth: 0 });
  if (takesPrayers === false) throw new HttpError(404, sentence("prayers.unavailable"));
  const video = (await shownVideoIds(payload, [press.slug])).get(press.slug);
  if (!video) throw new HttpError(404, sentence("videos.unknown"));
  await query(payload.db, ADD, [press.key, video, await churchDay(payload, new Date())]);
  return (await shownPrayers(payload, [video])).get(video);
}

/** Returns how many people prayed for each video, where that is enough to show. */
export async function shownPrayers(payload: Payload, videos: string[]): Promise<Map<string, number>> {
  if (videos.length === 0) return new Map();
  const places = videos.map(() => "?").join(", ");
  const sql = `SELECT video, count(*) AS total FROM prayers WHERE video IN (${places}) GROUP BY video`;
  const rows = totals.parse(await query(payload.db, sql, videos));
  return new Map(rows.filter((row) => row.total >= PRAYERS_SHOWN_FROM).map((row) => [row.video, row.total]));
}

/** Counts the prayers for a video from one day until before another, such as `2026-11-22`. */
export async function countPrayers(
  payload: Payload,
  video: string,
  [from, until]: [from: string, until: string],
): Promise<number> {
  return total.parse(await query(payload.db, BETWEEN, [video, from, until]))[0].total;
}

/** Counts the prayers on each of the last days, oldest first, including today. */
export async function prayersByDay(payload: Payload, days: number, now = new Date()): Promise<number[]> {
  const today = await churchDay(payload, now);
  const rows = byDay.parse(await query(payload.db, BY_DAY, [dayBefore(today, days)]));
  const counts = new Map(rows.map((row) => [row.day, row.total]));
  return daysUntil(today, days).map((day) => counts.get(day) ?? 0);
}

export async function removeLeftPrayers(payload: Payload): Promise<void> {
  await query(payload.db, REMOVE);
}
