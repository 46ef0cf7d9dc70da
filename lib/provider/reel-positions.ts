import "server-only";
import { TAGS } from "@lampstand/contract/tags";
import { isPlausibleSlug } from "@/lib/paths";
import { cachedQuery, LIFETIME, noSuchThing, type QueryResult } from "./cached-query";
import { isInFeed } from "./video-schema";
import { activeVideos, loadHashtagPage, loadReelsPage } from "./videos";

/** Where a page of videos has reels, from 0. Much smaller than the videos, so pages can be long. */
export type ReelPositions = { positions: number[]; received: number; total: number | null };

type ReceivedPage = Awaited<ReturnType<typeof loadReelsPage>>;

function positionsOf({ received, total }: ReceivedPage): ReelPositions {
  const positions = received.flatMap((item, index) =>
    activeVideos("reel-positions", [item]).some(isInFeed) ? [index] : [],
  );
  return { positions, received: received.length, total };
}

const readPositions = cachedQuery({
  name: "reel-positions",
  tags: [TAGS.videos],
  lifetime: LIFETIME.feed,
  load: async (page: number, limit: number) => positionsOf(await loadReelsPage(page, limit)),
});

const readHashtagPositions = cachedQuery({
  name: "hashtag-reel-positions",
  tags: (slug) => [TAGS.videos, TAGS.hashtag(slug)],
  lifetime: LIFETIME.feed,
  load: async (slug: string, page: number, limit: number) =>
    positionsOf(await loadHashtagPage(slug, page, limit)),
});

/** Returns where a page of all videos, or of a hashtag's, has reels. `page` starts at 1. */
export async function getReelPositions(
  hashtag: string | null,
  page: number,
  limit: number,
): Promise<QueryResult<ReelPositions>> {
  if (hashtag === null) return readPositions(page, limit);
  return isPlausibleSlug(hashtag) ? readHashtagPositions(hashtag, page, limit) : noSuchThing();
}
