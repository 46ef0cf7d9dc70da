import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { PlainReelsPage } from "@/components/plain-reels/plain-reels-page";
import { StoriesUnavailable } from "@/components/reels/stories-unavailable";
import { dataOr } from "@/lib/api/define-read";
import { getHashtagBanner, type HashtagBanner } from "@/lib/api/hashtags";
import { plainFeedAddress } from "@/lib/reels/plain-feed-address";
import { readPlainPage } from "@/lib/reels/plain-page";
import { plainReelsQuerySchema, type PlainReelsQuery } from "@/lib/schemas/plain-reels-query";
import { SITE_PAGES } from "@/lib/seo/site-pages";
import { unlistedMetadata } from "@/lib/seo/unlisted-metadata";
import { hashtagLabel } from "@/lib/video/hashtag-label";

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The hashtag by the slug it has now; its stories can be shown without knowing more of it. */
async function readHashtag({ hashtag }: PlainReelsQuery) {
  return hashtag === null ? null : dataOr(await getHashtagBanner(hashtag), null);
}

function titleOf(hashtag: HashtagBanner | null): string {
  return hashtag ? `${hashtagLabel(hashtag)} stories` : SITE_PAGES["/video-reels"].title;
}

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  const query = plainReelsQuerySchema.parse(await searchParams);
  const title = titleOf(await readHashtag(query));
  return unlistedMetadata(query.page > 1 ? `${title}, page ${query.page}` : title);
}

/** The plain feed, also for browsers without script. An address behind its last page leads to the first. */
export default async function Page({ searchParams }: PageProps) {
  const query = plainReelsQuerySchema.parse(await searchParams);
  const hashtag = await readHashtag(query);
  const reading = await readPlainPage({ ...query, hashtag: hashtag?.slug ?? query.hashtag });
  if (reading.state === "unavailable") return <StoriesUnavailable />;
  if (reading.state === "missing") redirect(plainFeedAddress({ hashtag: query.hashtag, page: 1 }));
  return <PlainReelsPage heading={titleOf(hashtag)} page={reading.data} hashtag={hashtag} />;
}
