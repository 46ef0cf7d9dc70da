import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { PlainReelsPage } from "@/components/reels/plain/plain-reels-page";
import { StoriesUnavailable } from "@/components/reels/stories-unavailable";
import { dataOr } from "@/lib/provider/cached-query";
import { getHashtagBanner, type HashtagBanner, type HashtagChoice } from "@/lib/provider/hashtags";
import { readChosenHashtags } from "@/lib/reels/chosen-hashtags";
import { hashtagToken } from "@/lib/reels/hashtag-token";
import { plainFeedAddress } from "@/lib/reels/plain-feed-address";
import { readPlainPage } from "@/lib/reels/plain-page";
import { plainReelsQuerySchema } from "@/lib/schemas/plain-reels-query";
import { SITE_PAGES } from "@/lib/seo/site-pages";
import { unlistedMetadata } from "@/lib/seo/unlisted-metadata";
import { choiceLabel, hashtagLabel, storiesTitle } from "@/lib/video/hashtag-label";

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** What the address asks for, and what is known of the hashtags in it. */
async function readQuery({ searchParams }: PageProps) {
  const parameters = await searchParams;
  const query = plainReelsQuerySchema.parse(parameters);
  const choices = dataOr(await readChosenHashtags(parameters.hashtags), []);
  // Its stories can be shown without knowing more of a hashtag.
  const hashtag = query.hashtag === null ? null : dataOr(await getHashtagBanner(query.hashtag), null);
  return { ...query, choices, hashtag, slug: hashtag?.slug ?? query.hashtag };
}

function titleOf({ hashtag, choices }: { hashtag: HashtagBanner | null; choices: HashtagChoice[] }): string {
  if (choices.length > 0) return storiesTitle(choices.map(choiceLabel));
  return hashtag ? storiesTitle([hashtagLabel(hashtag)]) : SITE_PAGES["/video-reels"].title;
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const query = await readQuery(props);
  const title = titleOf(query);
  return unlistedMetadata(query.page > 1 ? `${title}, page ${query.page}` : title);
}

/** The plain feed, also for browsers without script. An address behind its last page leads to the first. */
export default async function Page(props: PageProps) {
  const query = await readQuery(props);
  const { page, shared, choices, hashtag, slug } = query;
  const place = { page, hashtag: slug, chosen: choices.map(hashtagToken) };
  const reading = await readPlainPage({ page, shared, choices, hashtag: slug });
  if (reading.state === "unavailable") return <StoriesUnavailable />;
  if (reading.state === "missing") redirect(plainFeedAddress({ ...place, page: 1 }));
  return <PlainReelsPage heading={titleOf(query)} page={reading.data} place={place} hashtag={hashtag} />;
}
