import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { StoriesUnavailable } from "@/components/reels/stories-unavailable";
import { ReelsScreen } from "@/components/reels/reels-screen";
import { getHashtagBanner } from "@/lib/provider/hashtags";
import { slugFromPath } from "@/lib/provider/slug";
import { foundAt } from "@/lib/found-at";
import { readHashtagOpening } from "@/lib/reels/opening";
import { plainFeedAddress } from "@/lib/reels/plain-feed-address";
import { sharedReel } from "@/lib/reels/reel-address";
import { hashtagMetadata } from "@/lib/seo/hashtag-metadata";
import { reelMetadata } from "@/lib/seo/reel-metadata";
import { unlistedMetadata } from "@/lib/seo/unlisted-metadata";
import { hashtagLabel, storiesTitle } from "@/lib/video/hashtag-label";

type PageProps = {
  params: Promise<{ slug: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

async function readHashtag({ params }: PageProps) {
  const slug = slugFromPath((await params).slug);
  return foundAt({ folder: "/hashtag", slug }, await getHashtagBanner(slug), (hashtag) => hashtag.slug);
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const reading = await readHashtag(props);
  if (reading.state !== "found") return unlistedMetadata("Stories not found");
  const path = `/hashtag/${encodeURIComponent(reading.data.slug)}`;
  const shared = sharedReel((await props.searchParams).v);
  return (await reelMetadata(path, shared)) ?? hashtagMetadata(reading.data);
}

export default async function Page(props: PageProps) {
  const reading = await readHashtag(props);
  if (reading.state === "missing") notFound();
  if (reading.state === "unavailable") return <StoriesUnavailable />;
  const hashtag = reading.data;
  const opening = await readHashtagOpening(hashtag.slug, sharedReel((await props.searchParams).v));
  if (opening.state !== "found") return <StoriesUnavailable />;
  return (
    <ReelsScreen
      heading={storiesTitle([hashtagLabel(hashtag)])}
      name={`hashtag ${hashtag.slug}`}
      opening={opening.data}
      hashtag={hashtag}
      plainHref={plainFeedAddress({ hashtag: hashtag.slug, chosen: [], page: 1 })}
    />
  );
}
