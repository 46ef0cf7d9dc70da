import type { Metadata } from "next";
import { HashtagPage } from "@/components/hashtag/hashtag-page";
import { Notice } from "@/components/ui/notice";
import { dataOr } from "@/lib/api/define-read";
import { getHashtagBanner } from "@/lib/api/hashtags";
import { slugFromPath } from "@/lib/api/slug";
import type { Video } from "@/lib/api/video-schema";
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
  if (!hashtag)
    return (
      <Notice title="Stories cannot be shown now">
        We could not reach them. Please load the page again in a moment.
      </Notice>
    );
  const videos: Video[] = dataOr(await getHashtagVideos(hashtag.slug), []);
  return <HashtagPage hashtag={hashtag} videos={videos.filter(hasOwnPage)} />;
}
