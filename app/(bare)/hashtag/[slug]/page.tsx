import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { HashtagPage } from "@/components/hashtag/hashtag-page";
import { Notice } from "@/components/ui/notice";
import { dataOr } from "@/lib/api/define-read";
import { getHashtagBanner } from "@/lib/api/hashtags";
import { slugFromPath } from "@/lib/api/slug";
import type { Video } from "@/lib/api/video-schema";
import { getHashtagVideos } from "@/lib/api/videos";
import { hashtagMetadata } from "@/lib/seo/hashtag-metadata";
import { hasOwnPage } from "@/lib/video/own-page";

type PageProps = { params: Promise<{ slug: string }> };

/** The hashtag, or `null` while the provider does not answer. One that has a new address is answered with that. */
async function readHashtag({ params }: PageProps) {
  const slug = slugFromPath((await params).slug);
  const reading = await getHashtagBanner(slug);
  if (reading.state === "unavailable") return null;
  if (reading.state === "missing") notFound();
  if (reading.data.slug !== slug) permanentRedirect(`/hashtag/${encodeURIComponent(reading.data.slug)}`);
  return reading.data;
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const hashtag = await readHashtag(props);
  return hashtag ? hashtagMetadata(hashtag) : { title: "Stories", robots: { index: false } };
}

export default async function Page(props: PageProps) {
  const hashtag = await readHashtag(props);
  if (!hashtag)
    return (
      <Notice title="Stories cannot be shown now">
        We could not reach them. Please load the page again in a moment.
      </Notice>
    );
  const videos: Video[] = dataOr(await getHashtagVideos(hashtag.slug), []);
  return <HashtagPage hashtag={hashtag} videos={videos.filter(hasOwnPage)} />;
}
