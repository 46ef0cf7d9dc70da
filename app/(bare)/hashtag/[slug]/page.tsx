import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { HashtagPage } from "@/components/hashtag/hashtag-page";
import { StoriesUnavailable } from "@/components/hashtag/stories-unavailable";
import { getHashtagBanner } from "@/lib/api/hashtags";
import { slugFromPath } from "@/lib/api/slug";
import { getHashtagVideos } from "@/lib/api/videos";
import { foundAt } from "@/lib/found-at";
import { hashtagMetadata } from "@/lib/seo/hashtag-metadata";
import { unlistedMetadata } from "@/lib/seo/unlisted-metadata";
import { hasOwnPage } from "@/lib/video/own-page";

type PageProps = { params: Promise<{ slug: string }> };

async function readHashtag({ params }: PageProps) {
  const slug = slugFromPath((await params).slug);
  return foundAt({ folder: "/hashtag", slug }, await getHashtagBanner(slug), (hashtag) => hashtag.slug);
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const reading = await readHashtag(props);
  return reading.state === "found" ? hashtagMetadata(reading.data) : unlistedMetadata("Stories not found");
}

export default async function Page(props: PageProps) {
  const reading = await readHashtag(props);
  if (reading.state === "missing") notFound();
  if (reading.state === "unavailable") return <StoriesUnavailable />;
  const hashtag = reading.data;
  const videos = await getHashtagVideos(hashtag.slug);
  if (videos.state === "unavailable") return <StoriesUnavailable />;
  const stories = videos.state === "found" ? videos.data.filter(hasOwnPage) : [];
  return <HashtagPage hashtag={hashtag} videos={stories} />;
}
