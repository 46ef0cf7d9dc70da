import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { PlainReelsPage } from "./_components/plain-reels-page";
import { StoriesUnavailable } from "@/components/reels/reels-page-parts";
import { inPageLanguage } from "@/lib/language/page-language";
import { paths } from "@/lib/paths";
import { dataOr } from "@/lib/provider/cached-query";
import { getHashtagBanner, type HashtagBanner, type HashtagChoice } from "@/lib/provider/hashtags";
import { plainFeedPath } from "@/lib/reels/feed-address";
import { hashtagParam } from "@/lib/reels/hashtags";
import { readPlainPage } from "@/lib/reels/plain-feed";
import { readSelectedHashtags, plainReelsQuerySchema } from "@/lib/reels/read-reels";
import { storiesTitle } from "@/lib/seo/content-metadata";
import { sitePageTexts, unlistedMetadata } from "@/lib/seo/page-metadata";

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

async function readQuery({ searchParams }: PageProps) {
  const parameters = await searchParams;
  const query = plainReelsQuerySchema.parse(parameters);
  const selection = await readSelectedHashtags(parameters.hashtags);
  const selected = dataOr(selection, []);
  // A hashtag's stories can be shown without its name and picture.
  const hashtag = query.hashtag === null ? null : dataOr(await getHashtagBanner(query.hashtag), null);
  return { ...query, selection, selected, hashtag, slug: hashtag?.slug ?? query.hashtag };
}

type Filter = { hashtag: HashtagBanner | null; selected: HashtagChoice[] };

async function titleOf({ hashtag, selected }: Filter): Promise<string> {
  const hashtags = selected.length === 0 && hashtag ? [hashtag] : selected;
  return hashtags.length > 0 ? storiesTitle(...hashtags) : (await sitePageTexts(paths.reels)).title;
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const query = await readQuery(props);
  const { page } = query;
  const [t, title] = await Promise.all([getTranslations("seo"), titleOf(query)]);
  return unlistedMetadata(page > 1 ? t("storiesTitleOfPage", { title, page }) : title);
}

export default async function Page(props: PageProps) {
  const query = await readQuery(props);
  const { page, shared, selection, selected, hashtag, slug } = query;
  if (selection.state === "unavailable") return <StoriesUnavailable />;
  const feedQuery = { page, hashtag: slug, selected: selected.map(hashtagParam) };
  const result = await readPlainPage({ page, shared, hashtags: selected, hashtag: slug });
  if (result.state === "unavailable") return <StoriesUnavailable />;
  if (result.state === "missing") redirect(await inPageLanguage(plainFeedPath({ ...feedQuery, page: 1 })));
  return (
    <PlainReelsPage heading={await titleOf(query)} page={result.data} query={feedQuery} hashtag={hashtag} />
  );
}
