import type { Payload } from "payload";

import { sumCounts, watchedByDay } from "../counts/daily-counts";

const DAYS = 30;

/** What happened in the last 30 days. */
export type LastMonth = {
  figures: { label: string; count: number }[];
  /** How often stories were watched, by day, the oldest first. */
  days: { day: string; count: number }[];
  /** The videos that were watched most, where they are still there. */
  mostWatched: { name: string; href: string; watched: number }[];
};

/** The last 30 days at a glance; `undefined` before anything has been counted. */
export async function lastMonth(payload: Payload, now = new Date()): Promise<LastMonth | undefined> {
  const { totals, mostWatched } = await sumCounts(payload, DAYS, now);
  if (Object.values(totals).every((count) => count === 0)) return undefined;
  const names = await namesOf(
    payload,
    mostWatched.map(({ video }) => video),
  );
  return {
    days: await watchedByDay(payload, DAYS, now),
    figures: [
      { label: "Watched", count: totals.watched },
      { label: "Watched to the end", count: totals.finished },
      { label: "Shared", count: totals.shared },
      { label: "Uploads begun", count: totals.uploadBegun },
      { label: "Uploads finished", count: totals.uploadFinished },
    ],
    mostWatched: mostWatched.flatMap(({ video, watched }) => {
      const name = names.get(video);
      return name === undefined ? [] : [{ name, href: `/admin/collections/videos/${video}`, watched }];
    }),
  };
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
