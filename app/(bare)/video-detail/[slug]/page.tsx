import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { VideoDetail } from "@/components/video/video-detail";
import { VideoNotAvailable } from "@/components/video/video-not-available";
import { slugFromPath } from "@/lib/provider/slug";
import { getVideo } from "@/lib/provider/videos";
import { foundAt } from "@/lib/found-at";
import { unlistedMetadata } from "@/lib/seo/unlisted-metadata";
import { videoMetadata } from "@/lib/seo/video-metadata";
import { hasOwnPage } from "@/lib/video/own-page";

type PageProps = { params: Promise<{ slug: string }> };

async function readVideo({ params }: PageProps) {
  const slug = slugFromPath((await params).slug);
  return foundAt({ folder: "/video-detail", slug }, await getVideo(slug), ({ video }) => video.slug);
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const reading = await readVideo(props);
  const video = reading.state === "found" ? reading.data.video : null;
  return video && hasOwnPage(video) ? videoMetadata(video) : unlistedMetadata("Video not available");
}

export default async function Page(props: PageProps) {
  const reading = await readVideo(props);
  if (reading.state === "unavailable") return <VideoNotAvailable temporary />;
  if (reading.state === "missing") notFound();
  const { video, related } = reading.data;
  return hasOwnPage(video) ? <VideoDetail video={video} related={related} /> : notFound();
}
