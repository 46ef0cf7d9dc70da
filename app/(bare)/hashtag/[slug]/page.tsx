import type { Metadata } from "next";
import { HashtagPage } from "@/components/hashtag/hashtag-page";
import { StoriesUnavailable } from "@/components/hashtag/stories-unavailable";
import { getHashtagBanner } from "@/lib/api/hashtags";
import { slugFromPath } from "@/lib/api/slug";
import { getHashtagVideos } from "@/lib/api/videos";
import { foundAt } from "@/lib/found-at";
import { hashtagMetadata } from "@/lib/seo/hashtag-metadata";
import { hasOwnPage } from "@/lib/video/own-page";

type PageProps = { params: Promise<{ slug: string }> };

/** The hashtag, or `null` while the provider does not answer. */
async function readHashtag({ params }: PageProps) {
  const slug = slugFromPath((await params).slug);
  return foundAt({ folder: "/hashtag", slug }, await getHashtagBanner(slug), (hashtag) => hashtag.slug);
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const hashtag = await readHashtag(props);
  return hashtag ? hashtagMetadata(hashtag) : { title: "Stories", robots: { index: false } };
}

export default async function Page(props: PageProps) {
  const hashtag = await readHashtag(props);
  const videos = hashtag && (await getHashtagVideos(hashtag.slug));
  if (!videos || videos.state === "unavailable") return <StoriesUnavailable />;
  const stories = videos.state === "found" ? videos.data.filter(hasOwnPage) : [];
  return <HashtagPage hashtag={hashtag} videos={stories} />;
}
