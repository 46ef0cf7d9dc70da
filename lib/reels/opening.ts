import "server-only";
import { dataOr, type QueryResult } from "@/lib/provider/cached-query";
import { getHashtagVideos, getReelsPage, getVideo } from "@/lib/provider/videos";
import type { Reel } from "@/lib/schemas/reel";
import { completeList, type ReelList } from "./reel-list";
import { toReels } from "./to-reels";

/** Specification section 7: the first request of the feed, 1/10. */
export const FIRST_REQUEST = { page: 1, limit: 10 } as const;

/** What a feed begins with, and which of its reels is in front at first. */
export type Opening = { list: ReelList; start: number };

/** The opening of the whole feed. A shared reel that is not among the first stands before them. */
export async function readOpening(shared: string | null): Promise<QueryResult<Opening>> {
  const reading = await getReelsPage(FIRST_REQUEST.page, FIRST_REQUEST.limit);
  if (reading.state !== "found") return reading;
  const { videos, received, total } = reading.data;
  return { state: "found", data: await openingOf({ reels: toReels(videos), received, total }, shared) };
}

/** The opening of a hashtag's reels, which come all at once; none where the provider knows no video of it. */
export async function readHashtagOpening(slug: string, shared: string | null): Promise<QueryResult<Opening>> {
  const reading = await getHashtagVideos(slug);
  if (reading.state === "unavailable") return reading;
  const reels = toReels(dataOr(reading, []));
  return { state: "found", data: await openingOf(completeList(reels), shared) };
}

/** The opening of a list, at the reel that was shared; one that is nowhere to be found is passed over. */
export async function openingOf(list: ReelList, shared: string | null): Promise<Opening> {
  if (shared === null) return { list, start: 0 };
  const among = list.reels.findIndex(({ slug }) => slug === shared);
  if (among >= 0) return { list, start: among };
  const reel = await findReel(shared);
  if (!reel) return { list, start: 0 };
  // It may be there by another slug, which it had before.
  const known = list.reels.findIndex(({ id }) => id === reel.id);
  if (known >= 0) return { list, start: known };
  return { list: { ...list, reels: [reel, ...list.reels] }, start: 0 };
}

async function findReel(slug: string): Promise<Reel | undefined> {
  const reading = await getVideo(slug);
  return reading.state === "found" ? toReels([reading.data.video])[0] : undefined;
}
