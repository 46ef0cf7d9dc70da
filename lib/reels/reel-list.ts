import type { Reel, ReelsPage } from "@/lib/schemas/reel";

/** Specification section 9: how many videos a further request of the feed asks for. */
export const PAGE_SIZE = 2;

/** Specification section 9: the next page is asked for when this many reels or fewer remain. */
const FEW_REMAINING = 3;

/**
 * A provider that tells no total, and has an answer for every page, is no longer asked when so many of its videos were
 * not shown, because they are no reels or were there already.
 */
const MOST_PASSED_OVER = 100;

/** The reels that are there, how many videos the provider sent for them, and how many it has in all. */
export type ReelList = ReelsPage;

/** A list that no further page belongs to, such as the reels of a hashtag. */
export function completeList(reels: Reel[]): ReelList {
  return { reels, received: reels.length, total: reels.length };
}

/** Whether the provider has sent all that it has. */
export function isComplete({ received, total }: ReelList): boolean {
  return total !== null && received >= total;
}

/** The number of the next page, from 1, which begins where the last one ended. */
export function nextPage({ received }: ReelList): number {
  return Math.floor(received / PAGE_SIZE) + 1;
}

/** Whether it is time for the next page: few reels remain after the active one, and the provider has more. */
export function needsMore(list: ReelList, active: number): boolean {
  return !isComplete(list) && list.reels.length - 1 - active <= FEW_REMAINING;
}

/**
 * The list with its next page. A story that was published meanwhile moves others along, so what is there already is
 * not taken twice. A page counts as a whole when it is shorter than asked for, since some providers leave out what they
 * do not publish; an empty one ends the list, whatever total the provider tells.
 */
export function withNextPage(list: ReelList, page: ReelsPage): ReelList {
  const known = new Set(list.reels.map(({ id }) => id));
  const reels = [...list.reels, ...page.reels.filter(({ id }) => !known.has(id))];
  if (page.received === 0) return { reels, received: list.received, total: list.received };
  const received = nextPage(list) * PAGE_SIZE;
  const isAstray = page.total === null && received - reels.length > MOST_PASSED_OVER;
  return { reels, received, total: isAstray ? received : page.total };
}
