import type { Reel, ReelsPage } from "./reel";

export const PAGE_SIZE = 2;

const PREFETCH_DISTANCE = 3;

/** Ends a list without a total after this many videos that are not reels or are already listed. */
const MAX_SKIPPED = 100;

export type ReelList = Omit<ReelsPage, "page">;

export function completeList(reels: Reel[]): ReelList {
  return { reels, received: reels.length, total: reels.length };
}

export function isComplete({ received, total }: ReelList): boolean {
  return total !== null && received >= total;
}

export function nextPage({ received }: ReelList): number {
  return Math.floor(received / PAGE_SIZE) + 1;
}

export function needsMore(list: ReelList, active: number): boolean {
  return !isComplete(list) && list.reels.length - 1 - active <= PREFETCH_DISTANCE;
}

/**
 * Skips listed reels, since a new story shifts the pages. Counts a short page in full, since some providers leave out
 * unpublished videos; an empty page ends the list, whatever the total says.
 */
export function withNextPage(list: ReelList, page: ReelsPage): ReelList {
  const removed = removedSince(list, page);
  // Removals before this page have shifted reels out of it, so those are requested first.
  if (removed > 0) return { ...list, received: Math.max(list.received - removed, 0), total: page.total };
  const known = new Set(list.reels.map(({ id }) => id));
  const reels = [...list.reels, ...page.reels.filter(({ id }) => !known.has(id))];
  if (page.received === 0) return { reels, received: list.received, total: list.received };
  const received = Math.max(list.received, (page.page ?? nextPage(list)) * PAGE_SIZE);
  const isEndless = page.total === null && received - reels.length > MAX_SKIPPED;
  return { reels, received, total: isEndless ? received : page.total };
}

function removedSince(list: ReelList, page: ReelsPage): number {
  return list.total !== null && page.total !== null ? Math.max(list.total - page.total, 0) : 0;
}
