import "server-only";
import { dataOr, type QueryResult } from "@/lib/provider/cached-query";
import type { HashtagChoice } from "@/lib/provider/hashtags";
import type { Reel, ReelsPage } from "./reel";
import { FIRST_REQUEST, initialFeedAt } from "./initial-feed";
import { pageOfReels, readReelsByHashtags, readReelsPage } from "./read-reels";

export const PLAIN_PAGE_SIZE = FIRST_REQUEST.limit;

const MAX_SKIPPED_PAGES = 5;

export type PlainPage = {
  reels: Reel[];
  number: number;
  next: number | null;
};

type PageReader = (page: number) => Promise<QueryResult<ReelsPage>>;

type PlainPageQuery = {
  page: number;
  hashtag: string | null;
  hashtags: HashtagChoice[];
  shared: string | null;
};

export async function readPlainPage(query: PlainPageQuery): Promise<QueryResult<PlainPage>> {
  const { page, shared } = query;
  const read = pageReader(query);
  const result = await readPageWithReels(read, page);
  if (result.state !== "found") return result;
  const reels = page > 1 ? result.data.reels : await withSharedFirst(result.data.reels, shared);
  return { state: "found", data: { ...result.data, reels } };
}

function pageReader({ hashtag, hashtags }: PlainPageQuery): PageReader {
  if (hashtags.length > 0) return (page) => readSelectedPage(hashtags, page);
  return async (page) => {
    const result = await readReelsPage({ hashtag }, page, PLAIN_PAGE_SIZE);
    // A provider without pages sends all of a hashtag's reels as the first.
    if (result.state !== "found" || result.data.reels.length <= PLAIN_PAGE_SIZE) return result;
    return pageOfReels(result.data.reels, page, PLAIN_PAGE_SIZE);
  };
}

async function readPageWithReels(
  read: PageReader,
  number: number,
  skipped = 0,
): Promise<QueryResult<PlainPage>> {
  const result = await read(number);
  if (result.state === "unavailable") return result;
  // Some providers answer "not found" for a page after the last one.
  const { reels, received, total } = dataOr(result, { reels: [], received: 0, total: 0 });
  if (received === 0 && number > 1) return { state: "missing" };
  // A page may be shorter than requested: some providers leave out unpublished videos.
  const isLast =
    total === null ? (await read(number + 1)).state === "missing" : number * PLAIN_PAGE_SIZE >= total;
  if (reels.length === 0 && !isLast && skipped < MAX_SKIPPED_PAGES)
    return readPageWithReels(read, number + 1, skipped + 1);
  return { state: "found", data: { reels, number, next: isLast ? null : number + 1 } };
}

async function readSelectedPage(hashtags: HashtagChoice[], page: number): Promise<QueryResult<ReelsPage>> {
  const result = await readReelsByHashtags(hashtags);
  return result.state === "found" ? pageOfReels(result.data, page, PLAIN_PAGE_SIZE) : result;
}

async function withSharedFirst(reels: Reel[], shared: string | null): Promise<Reel[]> {
  const { list, start } = await initialFeedAt({ reels, received: reels.length, total: null }, shared);
  return [...list.reels.slice(start, start + 1), ...list.reels.filter((_, index) => index !== start)];
}
