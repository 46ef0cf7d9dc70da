import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { VideoDetail } from "@/components/video/video-detail";
import { VideoNotAvailable } from "@/components/video/video-not-available";
import { slugFromPath } from "@/lib/api/slug";
import { getVideo } from "@/lib/api/videos";
import { videoMetadata } from "@/lib/seo/video-metadata";
import { hasOwnPage } from "@/lib/video/own-page";

type PageProps = { params: Promise<{ slug: string }> };

async function readVideo({ params }: PageProps) {
  const slug = slugFromPath((await params).slug);
  const reading = await getVideo(slug);
  if (reading.state === "unavailable") return null;
  if (reading.state === "missing") notFound();
  const { video, related } = reading.data;
  if (!hasOwnPage(video)) notFound();
  if (video.slug !== slug) permanentRedirect(`/video-detail/${encodeURIComponent(video.slug)}`);
  return { video, related };
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const found = await readVideo(props);
  if (!found) return { title: "Video not available", robots: { index: false } };
  return videoMetadata(found.video);
}

export default async function Page(props: PageProps) {
  const found = await readVideo(props);
  return found ? <VideoDetail {...found} /> : <VideoNotAvailable temporary />;
}
