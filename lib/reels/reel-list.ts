import type { Reel, ReelsPage } from "@/lib/schemas/reel";

/** Specification section 9: how many videos a further request of the feed asks for. */
export const PAGE_SIZE = 2;

/** Specification section 9: the next page is asked for when this many reels or fewer remain. */
const FEW_REMAINING = 3;

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
 * not taken twice; a page that brings nothing new ends the list, whatever total the provider tells.
 */
export function withNextPage(list: ReelList, page: ReelsPage): ReelList {
  const known = new Set(list.reels.map(({ id }) => id));
  const fresh = page.reels.filter(({ id }) => !known.has(id));
  const received = (nextPage(list) - 1) * PAGE_SIZE + page.received;
  const ended = received <= list.received;
  return {
    reels: [...list.reels, ...fresh],
    received: Math.max(received, list.received),
    total: ended ? list.received : page.total,
  };
}
