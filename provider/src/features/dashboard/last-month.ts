import { REACHED_PARTS } from "@lampstand/contract/counts";
import type { Payload } from "payload";

import { hasEditorRole, isCarer, type User } from "../../access/roles";
import { dayBefore, daysUntil } from "../../lib/days";
import { churchDay, churchTimeZone } from "../church/church";
import { mostWatched, sumByDay, sumVideoCounts } from "../counts/daily-counts";
import { countPrayers, prayersByDay } from "../prayers/prayers";
import { fromWallTime } from "../schedule/wall-time";
import { listMissedSearches } from "../search/missed-searches";

const DAYS = 30;

/** What is counted. */
export type Counted =
  | "watched"
  | "finished"
  | "prayed"
  | "saved"
  | "shared"
  | "scanned"
  | "talked"
  | "uploadBegun"
  | "uploadFinished";

export type Figure = {
  name: Counted;
  count: number;
  /** How often on each day, oldest first; not where another chart shows it. */
  perDay?: number[];
};

export type LastMonth = {
  figures: Figure[];
  /** How often stories were watched each day, oldest first. */
  days: { day: string; count: number }[];
  /** The most watched videos that still exist; reviewers may not open them. */
  mostWatched: { video: string; name: string; href?: string; watched: number }[];
  /** Searches by several visitors without results. */
  missed: { words: string; total: number }[];
};

/**
 * Summarises the last 30 days, with requests to talk for their readers alone; `undefined` before anything has been
 * counted.
 */
export async function lastMonth(
  payload: Payload,
  user: User,
  now = new Date(),
): Promise<LastMonth | undefined> {
  const perDay = await sumByDay(payload, DAYS, now);
  const prayed = await prayersByDay(payload, DAYS, now);
  const missed = await listMissedSearches(payload, DAYS, now);
  const today = await churchDay(payload, now);
  const scanned = perDay.scanned.map((count, day) => count + (perDay.pageScanned[day] ?? 0));
  const figures: Figure[] = [
    { name: "watched", count: sumOf(perDay.watched) },
    figureOf("finished", perDay.finished),
    figureOf("prayed", prayed),
    figureOf("saved", perDay.saved),
    figureOf("shared", perDay.shared),
    figureOf("scanned", scanned),
    ...(isCarer(user) ? [await countTalks(payload, dayBefore(today, DAYS - 1))] : []),
    figureOf("uploadBegun", perDay.uploadBegun),
    figureOf("uploadFinished", perDay.uploadFinished),
  ];
  if (missed.length === 0 && figures.every(({ count }) => count === 0)) return undefined;
  const most = await mostWatched(payload, DAYS, now);
  const names = await namesOf(
    payload,
    most.map(({ video }) => video),
  );
  return {
    days: daysUntil(today, DAYS).map((day, place) => ({ day, count: perDay.watched[place] ?? 0 })),
    figures,
    missed,
    mostWatched: most.flatMap(({ video, watched }) => {
      const name = names.get(video);
      if (name === undefined) return [];
      const href = hasEditorRole(user) ? { href: `/admin/collections/videos/${video}` } : {};
      return [{ video, name, ...href, watched }];
    }),
  };
}

function figureOf(name: Counted, perDay: number[]): Figure {
  return { name, count: sumOf(perDay), perDay };
}

function sumOf(counts: number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Counts the requests to talk since a day. */
async function countTalks(payload: Payload, day: string): Promise<Figure> {
  const from = fromWallTime(`${day}T00:00`, await churchTimeZone(payload));
  const where = { createdAt: { greater_than_equal: from } };
  const { totalDocs } = await payload.count({ collection: "conversations", where, trash: true });
  return { name: "talked", count: totalDocs };
}

type VideoMonth = {
  figures: Figure[];
  /** How many reached each twentieth, labelled by where it begins. */
  parts: { label: string; count: number }[];
  /** The first twentieth that fewer than half of the viewers reached. */
  halfLeftBy: string | undefined;
};

/** Summarises a video's last 30 days; `undefined` if nothing was counted. */
export async function videoMonth(
  payload: Payload,
  video: string,
  now = new Date(),
): Promise<VideoMonth | undefined> {
  const { totals, reached } = await sumVideoCounts(payload, video, DAYS, now);
  const today = await churchDay(payload, now);
  const prayed = await countPrayers(payload, video, [dayBefore(today, DAYS - 1), dayBefore(today, -1)]);
  const figures: Figure[] = [
    { name: "watched", count: totals.watched },
    { name: "finished", count: totals.finished },
    { name: "prayed", count: prayed },
    { name: "saved", count: totals.saved },
    { name: "shared", count: totals.shared },
    { name: "scanned", count: totals.scanned },
  ];
  const [began = 0] = reached;
  if (began === 0 && figures.every(({ count }) => count === 0)) return undefined;
  const parts = reached.map((count, part) => ({ label: `${(part * 100) / REACHED_PARTS}%`, count }));
  return { figures, parts, halfLeftBy: parts.find(({ count }) => count < began / 2)?.label };
}

async function namesOf(payload: Payload, videos: string[]): Promise<Map<string, string>> {
  if (videos.length === 0) return new Map();
  const { docs } = await payload.find({
    collection: "videos",
    where: { id: { in: videos } },
    select: { name: true },
    depth: 0,
    pagination: false,
  });
  return new Map(docs.map(({ id, name }) => [id, name]));
}
