import "server-only";
import { dataOr, type QueryResult } from "@/lib/provider/cached-query";
import { getHashtagVideos, getReelsPage } from "@/lib/provider/videos";
import type { HashtagChoice } from "@/lib/provider/hashtags";
import type { Reel, ReelsPage } from "@/lib/schemas/reel";
import { readChosenReels } from "./chosen-opening";
import { FIRST_REQUEST, openingOf } from "./opening";
import { toReels } from "./to-reels";

/** How many videos a page of the plain feed asks for: as many as the feed begins with. */
export const PLAIN_PAGE_SIZE = FIRST_REQUEST.limit;

/** Most pages that are passed over at once because none of their videos is a reel. */
const MOST_PASSED_OVER = 5;

export type PlainPage = {
  reels: Reel[];
  /** Which page it is, from 1: not the one that was asked for where that had no reel on it. */
  number: number;
  /** The page after it; `null` on the last. */
  next: number | null;
};

/** Reads one page of a list of reels, from 1. */
type Source = (page: number) => Promise<QueryResult<ReelsPage>>;

type PlainPageQuery = {
  page: number;
  hashtag: string | null;
  choices: HashtagChoice[];
  shared: string | null;
};

/** A page of the plain feed; the shared reel stands first on the first one. A page behind the last is missing. */
export async function readPlainPage(query: PlainPageQuery): Promise<QueryResult<PlainPage>> {
  const { page, shared } = query;
  const read = sourceOf(query);
  const reading = await readPageWithReels(read, page);
  if (reading.state !== "found") return reading;
  const reels = page > 1 ? reading.data.reels : await withSharedFirst(reading.data.reels, shared);
  return { state: "found", data: { ...reading.data, reels } };
}

function sourceOf({ hashtag, choices }: PlainPageQuery): Source {
  if (choices.length > 0) return (page) => readChosenPage(choices, page);
  return hashtag === null ? readFeedPage : (page) => readHashtagPage(hashtag, page);
}

async function readPageWithReels(
  read: Source,
  number: number,
  passedOver = 0,
): Promise<QueryResult<PlainPage>> {
  const reading = await read(number);
  if (reading.state === "unavailable") return reading;
  // Some providers say of a page behind the last one that there is none.
  const { reels, received, total } = dataOr(reading, { reels: [], received: 0, total: 0 });
  if (received === 0 && number > 1) return { state: "missing" };
  // A page may be shorter than asked for, since some providers leave out what they do not publish.
  const isLast =
    total === null ? (await read(number + 1)).state === "missing" : number * PLAIN_PAGE_SIZE >= total;
  if (reels.length === 0 && !isLast && passedOver < MOST_PASSED_OVER)
    return readPageWithReels(read, number + 1, passedOver + 1);
  return { state: "found", data: { reels, number, next: isLast ? null : number + 1 } };
}

async function readFeedPage(page: number): Promise<QueryResult<ReelsPage>> {
  const reading = await getReelsPage(page, PLAIN_PAGE_SIZE);
  if (reading.state !== "found") return reading;
  const { videos, received, total } = reading.data;
  return { state: "found", data: { reels: toReels(videos), received, total } };
}

async function readHashtagPage(hashtag: string, page: number): Promise<QueryResult<ReelsPage>> {
  const reading = await getHashtagVideos(hashtag);
  return reading.state === "found" ? { state: "found", data: pageOf(toReels(reading.data), page) } : reading;
}

async function readChosenPage(choices: HashtagChoice[], page: number): Promise<QueryResult<ReelsPage>> {
  const reading = await readChosenReels(choices);
  return reading.state === "found" ? { state: "found", data: pageOf(reading.data, page) } : reading;
}

/** A page of a list that is known whole. */
function pageOf(list: Reel[], page: number): ReelsPage {
  const reels = list.slice((page - 1) * PLAIN_PAGE_SIZE, page * PLAIN_PAGE_SIZE);
  return { reels, received: reels.length, total: list.length };
}

async function withSharedFirst(reels: Reel[], shared: string | null): Promise<Reel[]> {
  const { list, start } = await openingOf({ reels, received: reels.length, total: null }, shared);
  return [...list.reels.slice(start, start + 1), ...list.reels.toSpliced(start, 1)];
}
