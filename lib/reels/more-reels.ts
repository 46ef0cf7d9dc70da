import "server-only";
import { dataOr, type QueryResult } from "@/lib/provider/cached-query";
import { getReelPositions } from "@/lib/provider/reel-positions";
import type { FeedSource } from "./feed-address";
import { readReelsPage } from "./read-reels";
import type { ReelsPage } from "./reel";
import { PAGE_SIZE } from "./reel-list";

/** The lengths of the pages in which one request looks for the next reel. */
const SEARCHED = [20, 100, 500, 500, 500];

/** Returns a page of reels. If it has none, returns the next page that has, or the last one that was searched. */
export async function readMoreReels(source: FeedSource, page: number): Promise<QueryResult<ReelsPage>> {
  const result = await readReelsPage(source, page, PAGE_SIZE);
  if (result.state === "unavailable") return result;
  if (result.state === "missing") {
    const total = dataOr(await readReelsPage(source, 1, PAGE_SIZE), { total: null }).total;
    return { state: "found", data: { reels: [], received: 0, total, page } };
  }
  const asked = { ...result.data, page };
  const { total } = asked;
  const isSearched = asked.reels.length === 0 && total !== null && page * PAGE_SIZE < total;
  if (!isSearched || source.collection) return { state: "found", data: asked };
  const { position, hasReel } = await findReel(source.hashtag ?? null, page * PAGE_SIZE, total);
  const next = hasReel ? Math.floor(position / PAGE_SIZE) + 1 : Math.ceil(position / PAGE_SIZE);
  if (!hasReel) return { state: "found", data: { ...asked, page: next } };
  const found = await readReelsPage(source, next, PAGE_SIZE);
  // A list that has changed meanwhile may have its reels elsewhere.
  const isSame = found.state === "found" && found.data.total === total;
  return { state: "found", data: isSame ? { ...found.data, page: next } : asked };
}

/** Returns the position of the next reel from `position` on, else where the search ended. */
async function findReel(hashtag: string | null, position: number, total: number) {
  let reached = position;
  for (const limit of SEARCHED) {
    if (reached >= total) break;
    const page = Math.floor(reached / limit) + 1;
    const start = (page - 1) * limit;
    const result = await getReelPositions(hashtag, page, limit);
    if (result.state !== "found" || result.data.total !== total) break;
    const reel = result.data.positions.find((index) => start + index >= reached);
    if (reel !== undefined) return { position: start + reel, hasReel: true };
    const end = Math.min(start + limit, total);
    // Providers that send less than requested count their pages differently.
    if (start + result.data.received < end) break;
    reached = end;
  }
  return { position: reached, hasReel: false };
}
