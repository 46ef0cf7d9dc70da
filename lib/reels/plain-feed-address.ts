import { CHOICE_NAME } from "./choice-address";

/** Which reels the plain feed shows, and which page of them. */
export type PlainFeedPlace = {
  /** The slug of a hashtag. */
  hashtag: string | null;
  /** The tokens of hashtags that were chosen. */
  chosen: string[];
  /** From 1. */
  page: number;
};

/** The address of a page of the plain feed. */
export function plainFeedAddress({ hashtag, chosen, page }: PlainFeedPlace): string {
  const query = new URLSearchParams(chosen.map((token) => [CHOICE_NAME, token]));
  if (hashtag !== null) query.set("hashtag", hashtag);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `/video-reels-old?${query.toString()}` : "/video-reels-old";
}
