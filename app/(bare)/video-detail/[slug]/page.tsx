import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { VideoDetail } from "@/components/video/video-detail";
import { slugFromPath } from "@/lib/paths";
import { getVideo, hasOwnPage } from "@/lib/provider/videos";
import { videoMetadata } from "@/lib/seo/content-metadata";
import { unlistedMetadata } from "@/lib/seo/page-metadata";
import { redirectIfMoved } from "../../redirect-if-moved";
import { VideoNotAvailable } from "./_components/video-not-available";

type PageProps = { params: Promise<{ slug: string }> };

async function readVideo({ params }: PageProps) {
  const slug = slugFromPath((await params).slug);
  return redirectIfMoved({ folder: "/video-detail", slug }, await getVideo(slug), ({ video }) => video.slug);
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const result = await readVideo(props);
  const video = result.state === "found" ? result.data.video : null;
  return video && hasOwnPage(video) ? videoMetadata(video) : unlistedMetadata("Video not available");
}

export default async function Page(props: PageProps) {
  const result = await readVideo(props);
  if (result.state === "unavailable") return <VideoNotAvailable temporary />;
  if (result.state === "missing") notFound();
  const { video, related } = result.data;
  return hasOwnPage(video) ? <VideoDetail video={video} related={related} /> : notFound();
}
