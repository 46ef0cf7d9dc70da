import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { StoriesUnavailable } from "@/components/reels/reels-page-parts";
import { ReelsScreen } from "@/components/reels/reels-screen";
import { paths, slugFromPath } from "@/lib/paths";
import { getHashtagBanner } from "@/lib/provider/hashtags";
import { plainFeedPath, sharedReelSlug } from "@/lib/reels/feed-address";
import { hashtagLabel, storiesTitle } from "@/lib/reels/hashtags";
import { readHashtagFeed } from "@/lib/reels/initial-feed";
import { hashtagMetadata, reelMetadata } from "@/lib/seo/content-metadata";
import { unlistedMetadata } from "@/lib/seo/page-metadata";
import { redirectIfMoved } from "../../redirect-if-moved";

type PageProps = {
  params: Promise<{ slug: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

async function readHashtag({ params }: PageProps) {
  const slug = slugFromPath((await params).slug);
  return redirectIfMoved(
    { folder: "/hashtag", slug },
    await getHashtagBanner(slug),
    (hashtag) => hashtag.slug,
  );
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const result = await readHashtag(props);
  if (result.state !== "found") return unlistedMetadata("Stories not found");
  const path = paths.hashtag(result.data.slug);
  const shared = sharedReelSlug((await props.searchParams).v);
  return (await reelMetadata(path, shared)) ?? hashtagMetadata(result.data);
}

export default async function Page(props: PageProps) {
  const result = await readHashtag(props);
  if (result.state === "missing") notFound();
  if (result.state === "unavailable") return <StoriesUnavailable />;
  const hashtag = result.data;
  const initialFeed = await readHashtagFeed(hashtag.slug, sharedReelSlug((await props.searchParams).v));
  if (initialFeed.state !== "found") return <StoriesUnavailable />;
  return (
    <ReelsScreen
      heading={storiesTitle([hashtagLabel(hashtag)])}
      name={`hashtag ${hashtag.slug}`}
      initialFeed={initialFeed.data}
      hashtag={hashtag}
      plainHref={plainFeedPath({ hashtag: hashtag.slug, selected: [], page: 1 })}
    />
  );
}
