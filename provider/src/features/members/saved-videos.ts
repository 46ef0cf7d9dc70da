import { randomUUID } from "node:crypto";

import { SAVED_MAX } from "@lampstand/contract/limits";
import type { Payload, Where } from "payload";
import { z } from "zod";

import { query } from "../../lib/db/query";
import { shownVideoIds } from "../videos/find-videos";
import { SHOWN_VIDEOS } from "../videos/shown";

const LIST = "SELECT video FROM saved_videos WHERE member = ? ORDER BY saved_at DESC LIMIT ?";

const REMOVE_LEFT = `DELETE FROM saved_videos WHERE video NOT IN (SELECT CAST(id AS TEXT) FROM videos)
  OR member NOT IN (SELECT CAST(id AS TEXT) FROM members)`;

const rows = z.array(z.object({ video: z.string() }));

type Named = { id: string; slug: string; name: string };

type Change = {
  /** Ids or slugs, the latest saved first. */
  add: readonly string[];
  remove: readonly string[];
};

/** Changes a member's saved videos and returns their slugs, the latest first. */
export async function syncSavedVideos(
  payload: Payload,
  member: string,
  { add, remove }: Change,
): Promise<string[]> {
  const ids = await shownVideoIds(payload, [...add, ...remove]);
  const idsAmong = (keys: readonly string[]) => [...new Set(keys.flatMap((key) => ids.get(key) ?? []))];
  const removed = idsAmong(remove);
  if (removed.length > 0)
    await payload.db.deleteMany({ collection: "saved-videos", where: of(member, removed) });
  const added = idsAmong(add);
  if (added.length > 0) await insert(payload, member, added);
  return (await savedVideos(payload, member)).map(({ slug }) => slug);
}

function of(member: string, videos: string[]): Where {
  return { and: [{ member: { equals: member } }, { video: { in: videos } }] };
}

/** Inserts in one statement, so two devices saving at the same moment store a video once. */
async function insert(payload: Payload, member: string, videos: string[]): Promise<void> {
  const places = videos.map(() => "(?, ?, ?, ?)").join(", ");
  const now = Date.now();
  const values = videos.flatMap((id, index) => [
    ...[randomUUID(), member, id, new Date(now - index).toISOString()],
  ]);
  const sql = `INSERT INTO saved_videos (id, member, video, saved_at) VALUES ${places} ON CONFLICT (member, video) DO NOTHING`;
  await query(payload.db, sql, values);
}

/** Returns the saved videos that visitors can see, the latest first. */
export async function savedVideos(payload: Payload, member: string): Promise<Named[]> {
  const ids = rows.parse(await query(payload.db, LIST, [member, SAVED_MAX])).map(({ video }) => video);
  const found = await namedVideos(payload, { id: { in: ids } });
  return found.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

async function namedVideos(payload: Payload, where: Where): Promise<Named[]> {
  const { docs } = await payload.db.find<Named>({
    collection: "videos",
    where: { and: [SHOWN_VIDEOS, where] },
    select: { slug: true, name: true },
    pagination: false,
  });
  return docs;
}

export async function forgetSavedVideos(payload: Payload, member: string): Promise<void> {
  await payload.db.deleteMany({ collection: "saved-videos", where: { member: { equals: member } } });
}

/** Removes saved entries of erased videos and members. */
export async function removeLeftSavedVideos(payload: Payload): Promise<void> {
  await query(payload.db, REMOVE_LEFT);
}
