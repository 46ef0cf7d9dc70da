type PlainFeedPlace = { hashtag: string | null; page: number };

/** The address of a page of the plain feed, from 1. */
export function plainFeedAddress({ hashtag, page }: PlainFeedPlace): string {
  const query = new URLSearchParams();
  if (hashtag !== null) query.set("hashtag", hashtag);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `/video-reels-old?${query.toString()}` : "/video-reels-old";
}
