import "server-only";
import type { QueryResult } from "@/lib/provider/cached-query";
import type { HashtagChoice } from "@/lib/provider/hashtags";
import { getVideo } from "@/lib/provider/videos";
import type { FeedSource } from "./feed-address";
import type { Reel } from "./reel";
import { readReelsByHashtags, readReelsPage, toReels } from "./read-reels";
import { completeList, type ReelList } from "./reel-list";

export const FIRST_REQUEST = { page: 1, limit: 10 } as const;

export type InitialFeed = { list: ReelList; start: number };

export async function readInitialFeed(
  source: FeedSource,
  shared: string | null,
): Promise<QueryResult<InitialFeed>> {
  const result = await readReelsPage(source, FIRST_REQUEST.page, FIRST_REQUEST.limit);
  if (result.state !== "found") return result;
  return { state: "found", data: await initialFeedAt(result.data, shared) };
}

/** Some providers answer that a hashtag without stories is missing. */
export async function readHashtagFeed(
  hashtag: string,
  shared: string | null,
): Promise<QueryResult<InitialFeed>> {
  const feed = await readInitialFeed({ hashtag }, shared);
  if (feed.state !== "missing") return feed;
  return { state: "found", data: await initialFeedAt(completeList([]), shared) };
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
  // The slug may be a former one of a listed reel.
  const sameReel = list.reels.findIndex(({ id }) => id === reel.id);
  if (sameReel >= 0) return { list, start: sameReel };
  return { list: { ...list, reels: [reel, ...list.reels] }, start: 0 };
}

async function findReel(slug: string): Promise<Reel | undefined> {
  const result = await getVideo(slug);
  return result.state === "found" ? toReels([result.data.video])[0] : undefined;
}
