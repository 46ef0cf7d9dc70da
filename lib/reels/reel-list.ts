import type { Reel, ReelsPage } from "./reel";

/** How many videos each further request of the feed asks for. */
export const PAGE_SIZE = 2;

/** The next page is requested when this many reels or fewer remain. */
const PREFETCH_DISTANCE = 3;

/**
 * When the provider sends no total and answers every page, the list ends after this many videos were skipped because
 * they are not reels or were listed already.
 */
const MAX_SKIPPED = 100;

/** The reels loaded so far, how many videos the provider sent for them, and how many it has in all. */
export type ReelList = ReelsPage;

/** A list without further pages, such as the reels of a hashtag. */
export function completeList(reels: Reel[]): ReelList {
  return { reels, received: reels.length, total: reels.length };
}

/** Whether all pages have been loaded. */
export function isComplete({ received, total }: ReelList): boolean {
  return total !== null && received >= total;
}

/** The number of the next page, from 1. */
export function nextPage({ received }: ReelList): number {
  return Math.floor(received / PAGE_SIZE) + 1;
}

/** Whether to request the next page: few reels remain after the active one, and the provider has more. */
export function needsMore(list: ReelList, active: number): boolean {
  return !isComplete(list) && list.reels.length - 1 - active <= PREFETCH_DISTANCE;
}

/**
 * The list with its next page. Reels that are listed already are not added again: a story published meanwhile shifts the
 * pages. A page shorter than requested still counts in full, since some providers leave out unpublished videos; an
 * empty one ends the list, whatever the total says.
 */
export function withNextPage(list: ReelList, page: ReelsPage): ReelList {
  const known = new Set(list.reels.map(({ id }) => id));
  const reels = [...list.reels, ...page.reels.filter(({ id }) => !known.has(id))];
  if (page.received === 0) return { reels, received: list.received, total: list.received };
  const received = nextPage(list) * PAGE_SIZE;
  const isEndless = page.total === null && received - reels.length > MAX_SKIPPED;
  return { reels, received, total: isEndless ? received : page.total };
}
