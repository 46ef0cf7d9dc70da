import { COLLECTION_VIDEOS_MAX, COLLECTIONS_MAX } from "@lampstand/contract/limits";
import type { Payload } from "payload";

import { idOf } from "../../lib/id-of";
import type { StoryCollection, Video } from "../../payload-types";
import { findVideos } from "./find-videos";
import { SHOWN_VIDEOS } from "./shown";

type ShownCollection = {
  collection: StoryCollection;
  first: Video;
  /** How many of its videos visitors may watch. */
  count: number;
  /** When it or its first video last changed, in ISO 8601. */
  updatedAt: string;
};

/** Returns the collections with something visitors may watch, and the first video of each. */
export async function shownCollections(
  payload: Payload,
  collections: StoryCollection[],
): Promise<ShownCollection[]> {
  const shown = await shownIds(payload, collections.flatMap(videoIds));
  const lists = collections.map((collection) => videoIds(collection).filter((id) => shown.has(id)));
  const begins = lists.flatMap(([first]) => first ?? []);
  const { docs } = await findVideos(payload, { id: { in: begins } }, { limit: COLLECTIONS_MAX });
  const videos = new Map(docs.map((video) => [video.id, video]));
  return collections.flatMap((collection, index) => {
    const ids = lists[index] ?? [];
    const first = videos.get(ids[0] ?? "");
    if (!first) return [];
    return [{ collection, first, count: ids.length, updatedAt: latest(collection, first) }];
  });
}

/** Returns what visitors may watch of a collection, in order; `null` when there is nothing. */
export async function openCollection(
  payload: Payload,
  collection: StoryCollection,
): Promise<{ videos: Video[]; updatedAt: string } | null> {
  const ids = videoIds(collection);
  const { docs } = await findVideos(payload, { id: { in: ids } }, { limit: COLLECTION_VIDEOS_MAX });
  const videos = docs.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  const [first] = videos;
  return first ? { videos, updatedAt: latest(collection, first) } : null;
}

async function shownIds(payload: Payload, ids: string[]): Promise<Set<string>> {
  const { docs } = await payload.db.find<Pick<Video, "id">>({
    collection: "videos",
    where: { and: [SHOWN_VIDEOS, { id: { in: [...new Set(ids)] } }] },
    select: {},
    pagination: false,
  });
  return new Set(docs.map(({ id }) => id));
}

/** Removes duplicates: a list written by a program may contain some. */
function videoIds({ videos }: StoryCollection): string[] {
  return [...new Set(videos.flatMap((video) => idOf(video) ?? []))];
}

function latest(collection: StoryCollection, first: Video): string {
  return collection.updatedAt > first.updatedAt ? collection.updatedAt : first.updatedAt;
}
