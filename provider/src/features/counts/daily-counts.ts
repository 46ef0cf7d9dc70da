import { randomUUID } from "node:crypto";

import { REACHED_PARTS, type SiteCount, type VideoCount } from "@lampstand/contract/counts";
import type { DailyCount } from "@lampstand/contract/schemas/counts";
import { SLUG_PATTERN } from "@lampstand/contract/slugs";
import type { Payload } from "payload";
import { z } from "zod";

import { COUNTS_KEPT_DAYS, dayBefore, daysUntil } from "../../lib/days";
import { query } from "../../lib/db/query";
import { churchDay } from "../church/church";
import { shownVideoIds } from "../videos/find-videos";

const ROW = "(?, ?, ?, ?, ?)";

/** A single statement: concurrent counts would be lost otherwise. */
const add = (rows: number) => `INSERT INTO daily_counts (id, day, kind, video, total)
  VALUES ${Array.from({ length: rows }, () => ROW).join(", ")}
  ON CONFLICT (day, kind, video) DO UPDATE SET total = daily_counts.total + excluded.total`;

const MOST_WATCHED = `SELECT video, sum(total) AS watched FROM daily_counts
  WHERE day > ? AND kind = 'watched' GROUP BY video ORDER BY 2 DESC, video LIMIT 5`;

const OF_VIDEO = `SELECT kind, sum(total) AS total FROM daily_counts WHERE day > ? AND video = ? GROUP BY kind`;

const BY_DAY = `SELECT day, kind, sum(total) AS total FROM daily_counts
  WHERE day > ? AND kind NOT LIKE 'reached-%' GROUP BY day, kind`;

const REMOVE = "DELETE FROM daily_counts WHERE day <= ?";

type CountKind = VideoCount | SiteCount;

const REACHED = "reached-";

/** Returns the rows to change. Each part of a video has its own kind, and a viewer moves from one to the next. */
function changesOf(entry: DailyCount): { kind: string; by: number }[] {
  if (entry.kind !== "reached") return [{ kind: entry.kind, by: entry.count }];
  const { part, from, count } = entry;
  const moved = from === undefined ? [] : [{ kind: `${REACHED}${from}`, by: -count }];
  return [{ kind: `${REACHED}${part}`, by: count }, ...moved];
}

/** Adds to today's counts. Skips videos that visitors can't see. */
export async function addCounts(payload: Payload, counts: DailyCount[], now = new Date()): Promise<void> {
  const videos = await shownVideoIds(
    payload,
    counts.flatMap((count) => ("slug" in count && SLUG_PATTERN.test(count.slug) ? [count.slug] : [])),
  );
  const totals = new Map<string, { kind: string; video: string; total: number }>();
  for (const entry of counts) {
    const video = "slug" in entry ? videos.get(entry.slug) : "";
    if (video === undefined) continue;
    for (const { kind, by } of changesOf(entry)) {
      const key = `${kind} ${video}`;
      totals.set(key, { kind, video, total: (totals.get(key)?.total ?? 0) + by });
    }
  }
  if (totals.size === 0) return;
  // Sorted, so that two calls don't deadlock on the same rows.
  const rows = [...totals].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  const day = await churchDay(payload, now);
  const values = rows.flatMap(({ kind, video, total }) => [randomUUID(), day, kind, video, total]);
  await query(payload.db, add(rows.length), values);
}

/** Returns the ids of the most watched videos of the last days, including today, and how often they were watched. */
export async function mostWatched(
  payload: Payload,
  days: number,
  now = new Date(),
): Promise<{ video: string; watched: number }[]> {
  const after = await churchDay(payload, now, days);
  return z.array(watchedVideo).parse(await query(payload.db, MOST_WATCHED, [after]));
}

/** Returns each kind's totals on each of the last days, oldest first, including today. */
export async function sumByDay(
  payload: Payload,
  days: number,
  now = new Date(),
): Promise<Record<CountKind, number[]>> {
  const today = await churchDay(payload, now);
  const rows = z.array(summedDay).parse(await query(payload.db, BY_DAY, [dayBefore(today, days)]));
  const totals = new Map(rows.map(({ day, kind, total }) => [`${day} ${kind}`, total]));
  return perKind((kind) => daysUntil(today, days).map((day) => totals.get(`${day} ${kind}`) ?? 0));
}

export async function removeOldCounts(payload: Payload, now = new Date()): Promise<void> {
  await query(payload.db, REMOVE, [await churchDay(payload, now, COUNTS_KEPT_DAYS)]);
}

/** One video's totals, and how many people reached each of its parts. */
export type VideoSummary = { totals: Record<CountKind, number>; reached: number[] };

/** Returns a video's counts of the last days, including today. */
export async function sumVideoCounts(
  payload: Payload,
  video: string,
  days: number,
  now = new Date(),
): Promise<VideoSummary> {
  const rows = z
    .array(z.object({ kind: z.string(), total: z.coerce.number() }))
    .parse(await query(payload.db, OF_VIDEO, [await churchDay(payload, now, days), video]));
  const totals = new Map(rows.map(({ kind, total }) => [kind, total]));
  const lastParts = Array.from(
    { length: REACHED_PARTS },
    (_, part) => totals.get(`${REACHED}${part + 1}`) ?? 0,
  );
  return {
    totals: perKind((kind) => totals.get(kind) ?? 0),
    // An earlier part counts below zero if somebody watched past the midnight at which the period begins.
    reached: lastParts.map((_, part) =>
      Math.max(
        0,
        lastParts.slice(part).reduce((sum, count) => sum + count, 0),
      ),
    ),
  };
}

function perKind<Value>(of: (kind: CountKind) => Value): Record<CountKind, Value> {
  return {
    watched: of("watched"),
    finished: of("finished"),
    shared: of("shared"),
    saved: of("saved"),
    scanned: of("scanned"),
    pageScanned: of("pageScanned"),
    uploadBegun: of("uploadBegun"),
    uploadFinished: of("uploadFinished"),
  };
}

// PostgreSQL returns sums as text.
const watchedVideo = z.object({ video: z.string(), watched: z.coerce.number() });

const summedDay = z.object({ day: z.string(), kind: z.string(), total: z.coerce.number() });
