import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { redirectIfMoved } from "@/app/[locale]/(bare)/redirect-if-moved";
import NotFound from "@/app/[locale]/not-found";
import { StoriesUnavailable } from "@/components/reels/reels-page-parts";
import { ReelsScreen } from "@/components/reels/reels-screen";
import { answerNotFound } from "@/lib/page-cache/page-request.mjs";
import { paths, slugFromPath } from "@/lib/paths";
import { dataOr } from "@/lib/provider/cached-query";
import { bannerWithout, getHashtagBanner } from "@/lib/provider/hashtags";
import { plainFeedPath } from "@/lib/reels/feed-address";
import { readHashtagFeed } from "@/lib/reels/initial-feed";
import { hashtagMetadata, reelMetadata, storiesTitle } from "@/lib/seo/content-metadata";
import { sitePageTexts, unlistedMetadata } from "@/lib/seo/page-metadata";

type HashtagPageProps = {
  /** The slug as in the address, percent-encoded. */
  segment: string;
  /** The slug of the reel in the address. */
  shared: string | null;
};

async function readHashtag(segment: string) {
  const slug = slugFromPath(segment);
  return redirectIfMoved(
    { folder: "/hashtag", slug },
    await getHashtagBanner(slug),
    (hashtag) => hashtag.slug,
  );
}

export async function hashtagPageMetadata({ segment, shared }: HashtagPageProps): Promise<Metadata> {
  const result = await readHashtag(segment);
  const t = await getTranslations("feedPages");
  if (result.state === "missing") return unlistedMetadata(t("notFound"));
  if (result.state === "unavailable") return unlistedMetadata((await sitePageTexts(paths.reels)).title);
  const path = paths.hashtag(result.data.slug);
  return (await reelMetadata(path, shared)) ?? hashtagMetadata(result.data);
}

export async function HashtagPage({ segment, shared }: HashtagPageProps) {
  const result = await readHashtag(segment);
  if (result.state === "missing") {
    answerNotFound();
    return <NotFound />;
  }
  // A hashtag's stories can be shown without its name and picture.
  const hashtag = dataOr(result, bannerWithout(slugFromPath(segment)));
  const initialFeed = await readHashtagFeed(hashtag.slug, shared);
  if (initialFeed.state !== "found") return <StoriesUnavailable />;
  return (
    <ReelsScreen
      heading={await storiesTitle(hashtag)}
      name={`hashtag ${hashtag.slug}`}
      source={{ hashtag: hashtag.slug }}
      initialFeed={initialFeed.data}
      shared={shared}
      hashtag={hashtag}
      plainHref={plainFeedPath({ hashtag: hashtag.slug, selected: [], page: 1 })}
    />
  );
}
