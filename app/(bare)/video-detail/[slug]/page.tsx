import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { VideoDetail } from "@/components/video/video-detail";
import { VideoNotAvailable } from "@/components/video/video-not-available";
import { slugFromPath } from "@/lib/api/slug";
import { getVideo } from "@/lib/api/videos";
import { foundAt } from "@/lib/found-at";
import { videoMetadata } from "@/lib/seo/video-metadata";
import { hasOwnPage } from "@/lib/video/own-page";

type PageProps = { params: Promise<{ slug: string }> };

/** The video and those that go with it, or `null` while the provider does not answer. */
async function readVideo({ params }: PageProps) {
  const slug = slugFromPath((await params).slug);
  const found = foundAt({ folder: "/video-detail", slug }, await getVideo(slug), ({ video }) => video.slug);
  if (!found) return null;
  const { video, related } = found;
  return hasOwnPage(video) ? { video, related } : notFound();
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
