import "server-only";
import { dataOr, type QueryResult } from "@/lib/provider/cached-query";
import { getHashtagVideos, getReelsPage } from "@/lib/provider/videos";
import type { HashtagChoice } from "@/lib/provider/hashtags";
import type { Reel, ReelsPage } from "./reel";
import { FIRST_REQUEST, initialFeedAt } from "./initial-feed";
import { readReelsByHashtags, toReels } from "./read-reels";

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
  return hashtag === null ? readFeedPage : (page) => readHashtagPage(hashtag, page);
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

async function readFeedPage(page: number): Promise<QueryResult<ReelsPage>> {
  const result = await getReelsPage(page, PLAIN_PAGE_SIZE);
  if (result.state !== "found") return result;
  const { videos, received, total } = result.data;
  return { state: "found", data: { reels: toReels(videos), received, total } };
}

async function readHashtagPage(hashtag: string, page: number): Promise<QueryResult<ReelsPage>> {
  const result = await getHashtagVideos(hashtag);
  return result.state === "found" ? { state: "found", data: pageOf(toReels(result.data), page) } : result;
}

async function readSelectedPage(hashtags: HashtagChoice[], page: number): Promise<QueryResult<ReelsPage>> {
  const result = await readReelsByHashtags(hashtags);
  return result.state === "found" ? { state: "found", data: pageOf(result.data, page) } : result;
}

function pageOf(list: Reel[], page: number): ReelsPage {
  const reels = list.slice((page - 1) * PLAIN_PAGE_SIZE, page * PLAIN_PAGE_SIZE);
  return { reels, received: reels.length, total: list.length };
}

async function withSharedFirst(reels: Reel[], shared: string | null): Promise<Reel[]> {
  const { list, start } = await initialFeedAt({ reels, received: reels.length, total: null }, shared);
  return [...list.reels.slice(start, start + 1), ...list.reels.filter((_, index) => index !== start)];
}
