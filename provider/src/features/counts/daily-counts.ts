import { randomUUID } from "node:crypto";

import {
  MORE_VIDEO_COUNTS,
  PAGE_COUNTS,
  REACHED_PARTS,
  UPLOAD_COUNTS,
  VIDEO_COUNTS,
} from "@lampstand/contract/counts";
import type { DailyCount } from "@lampstand/contract/schemas/counts";
import { SLUG_PATTERN } from "@lampstand/contract/slugs";
import type { Payload } from "payload";
import { z } from "zod";

import { COUNTS_KEPT_DAYS, dayBefore } from "../../lib/days";
import { query } from "../../lib/db/query";
import { churchDay } from "../church/church";
import { shownVideoIds } from "../videos/find-videos";

/** Videos of a list of the most watched. */
const MOST_WATCHED = 5;

const ROW = "(?, ?, ?, ?, ?)";

/** One statement, so that of several at the same moment none is lost. */
const add = (rows: number) => `INSERT INTO daily_counts (id, day, kind, video, total)
  VALUES ${Array.from({ length: rows }, () => ROW).join(", ")}
  ON CONFLICT (day, kind, video) DO UPDATE SET total = daily_counts.total + excluded.total`;

const TOTALS = `SELECT kind, video, sum(total) AS total FROM daily_counts
  WHERE day > ? AND kind NOT LIKE 'reached-%' GROUP BY kind, video ORDER BY 3 DESC, video`;

const OF_VIDEO = `SELECT kind, sum(total) AS total FROM daily_counts WHERE day > ? AND video = ? GROUP BY kind`;

const DAYS = `SELECT day, sum(total) AS total FROM daily_counts WHERE day > ? AND kind = 'watched' GROUP BY day`;

const REMOVE = "DELETE FROM daily_counts WHERE day <= ?";

const KINDS = [...VIDEO_COUNTS, ...MORE_VIDEO_COUNTS, ...UPLOAD_COUNTS, ...PAGE_COUNTS] as const;

type CountKind = (typeof KINDS)[number];

const REACHED = "reached-";

/** How a count is kept: each part of a video that was reached is a kind of its own. */
function storedKind(entry: DailyCount): string {
  return entry.kind === "reached" ? `${REACHED}${entry.part}` : entry.kind;
}

/** Adds to the counts of today. Those of a video that visitors cannot see are left out. */
export async function addCounts(payload: Payload, counts: DailyCount[], now = new Date()): Promise<void> {
  const videos = await shownVideoIds(
    payload,
    counts.flatMap((count) => ("slug" in count && SLUG_PATTERN.test(count.slug) ? [count.slug] : [])),
  );
  const totals = new Map<string, { kind: string; video: string; total: number }>();
  for (const entry of counts) {
    const video = "slug" in entry ? videos.get(entry.slug) : "";
    if (video === undefined) continue;
    const kind = storedKind(entry);
    const key = `${kind} ${video}`;
    totals.set(key, {
      kind,
      video,
      total: (totals.get(key)?.total ?? 0) + entry.count,
    });
  }
  if (totals.size === 0) return;
  // In one order: two calls that lock the same rows do not wait for each other.
  const rows = [...totals].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  const day = await churchDay(payload, now);
  const values = rows.flatMap(({ kind, video, total }) => [randomUUID(), day, kind, video, total]);
  await query(payload.db, add(rows.length), values);
}

/** What was counted of each kind, and the videos that were watched most, by their ids. */
export type CountSummary = {
  totals: Record<CountKind, number>;
  mostWatched: { video: string; watched: number }[];
};

/** The counts of the last days, today included. */
export async function sumCounts(payload: Payload, days: number, now = new Date()): Promise<CountSummary> {
  const rows = z.array(summed).parse(await query(payload.db, TOTALS, [await churchDay(payload, now, days)]));
  const totalOf = (kind: CountKind) =>
    rows.filter((row) => row.kind === kind).reduce((sum, { total }) => sum + total, 0);
  return {
    totals: perKind(totalOf),
    mostWatched: rows
      .filter(({ kind }) => kind === "watched")
      .slice(0, MOST_WATCHED)
      .map(({ video, total }) => ({ video, watched: total })),
  };
}

/** How often videos were watched on each of the last days, the oldest first, today included. */
export async function watchedByDay(
  payload: Payload,
  days: number,
  now = new Date(),
): Promise<{ day: string; count: number }[]> {
  const today = await churchDay(payload, now);
  const rows = z.array(summedDay).parse(await query(payload.db, DAYS, [dayBefore(today, days)]));
  const totals = new Map(rows.map(({ day, total }) => [day, total]));
  return Array.from({ length: days }, (_, place) => {
    const day = dayBefore(today, days - 1 - place);
    return { day, count: totals.get(day) ?? 0 };
  });
}

/** Removes counts that are older than 400 days. */
export async function removeOldCounts(payload: Payload, now = new Date()): Promise<void> {
  await query(payload.db, REMOVE, [await churchDay(payload, now, COUNTS_KEPT_DAYS)]);
}

/** What was counted of one video, and how many watched each of its parts, at least. */
export type VideoSummary = { totals: Record<CountKind, number>; reached: number[] };

/** The counts of a video in the last days, today included. */
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
    reached: lastParts.map((_, part) => lastParts.slice(part).reduce((sum, count) => sum + count, 0)),
  };
}

function perKind(totalOf: (kind: CountKind) => number): Record<CountKind, number> {
  return {
    watched: totalOf("watched"),
    finished: totalOf("finished"),
    shared: totalOf("shared"),
    saved: totalOf("saved"),
    scanned: totalOf("scanned"),
    pageScanned: totalOf("pageScanned"),
    uploadBegun: totalOf("uploadBegun"),
    uploadFinished: totalOf("uploadFinished"),
  };
}

const summed = z.object({
  kind: z.enum(KINDS),
  video: z.string(),
  // PostgreSQL gives sums as texts.
  total: z.coerce.number(),
});

const summedDay = z.object({ day: z.string(), total: z.coerce.number() });
