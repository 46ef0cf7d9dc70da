import "server-only";
import { dataOr, type QueryResult } from "@/lib/provider/cached-query";
import type { StoryCollection } from "@/lib/provider/collections";
import type { HashtagChoice } from "@/lib/provider/hashtags";
import { getHashtagVideos, getReelsPage, getVideo } from "@/lib/provider/videos";
import type { Reel } from "./reel";
import { readReelsByHashtags, toReels } from "./read-reels";
import { completeList, type ReelList } from "./reel-list";

export const FIRST_REQUEST = { page: 1, limit: 10 } as const;

export type InitialFeed = { list: ReelList; start: number };

export async function readInitialFeed(shared: string | null): Promise<QueryResult<InitialFeed>> {
  const result = await getReelsPage(FIRST_REQUEST.page, FIRST_REQUEST.limit);
  if (result.state !== "found") return result;
  const { videos, received, total } = result.data;
  return { state: "found", data: await initialFeedAt({ reels: toReels(videos), received, total }, shared) };
}

export async function readHashtagFeed(
  slug: string,
  shared: string | null,
): Promise<QueryResult<InitialFeed>> {
  const result = await getHashtagVideos(slug);
  if (result.state === "unavailable") return result;
  const reels = toReels(dataOr(result, []));
  return { state: "found", data: await initialFeedAt(completeList(reels), shared) };
}

/** `null` where all of its stories are on their own pages only. */
export async function readCollectionFeed(
  { videos }: StoryCollection,
  shared: string | null,
): Promise<InitialFeed | null> {
  const reels = toReels(videos);
  return reels.length > 0 ? initialFeedAt(completeList(reels), shared) : null;
}

export async function readSelectedFeed(
  hashtags: HashtagChoice[],
  shared: string | null,
): Promise<QueryResult<InitialFeed>> {
  const reels = await readReelsByHashtags(hashtags);
  if (reels.state !== "found") return reels;
  return { state: "found", data: await initialFeedAt(completeList(reels.data), shared) };
}

export async function initialFeedAt(list: ReelList, shared: string | null): Promise<InitialFeed> {
  if (shared === null) return { list, start: 0 };
  const index = list.reels.findIndex(({ slug }) => slug === shared);
  if (index >= 0) return { list, start: index };
  const reel = await findReel(shared);
  if (!reel) return { list, start: 0 };
  // The slug may be a former one of a reel in the list.
  const sameReel = list.reels.findIndex(({ id }) => id === reel.id);
  if (sameReel >= 0) return { list, start: sameReel };
  return { list: { ...list, reels: [reel, ...list.reels] }, start: 0 };
}

async function findReel(slug: string): Promise<Reel | undefined> {
  const result = await getVideo(slug);
  return result.state === "found" ? toReels([result.data.video])[0] : undefined;
}
