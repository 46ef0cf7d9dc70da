import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { VideoDetail } from "@/components/video/video-detail";
import { VideoNotAvailable } from "@/components/video/video-not-available";
import { slugFromPath } from "@/lib/api/slug";
import { getVideo } from "@/lib/api/videos";
import { hasOwnPage } from "@/lib/video/own-page";

type PageProps = { params: Promise<{ slug: string }> };

async function readVideo({ params }: PageProps) {
  const reading = await getVideo(slugFromPath((await params).slug));
  if (reading.state === "unavailable") return null;
  if (reading.state === "missing") notFound();
  const { video, related } = reading.data;
  return hasOwnPage(video) ? { video, related } : notFound();
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const found = await readVideo(props);
  if (!found) return { title: "Video not available", robots: { index: false } };
  const { name, description, slug } = found.video;
  return { title: name, description, alternates: { canonical: `/video-detail/${slug}` } };
}

export default async function Page(props: PageProps) {
  const found = await readVideo(props);
  return found ? <VideoDetail {...found} /> : <VideoNotAvailable temporary />;
}
