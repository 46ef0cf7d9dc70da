import "server-only";
import type { Metadata } from "next";
import { getSettings } from "@/lib/provider/settings";
import { embedSize } from "./embed-size";
import { videoMimeType } from "@/lib/media/video-mime-type";
import { oembedAddress } from "./oembed-answer";
import type { WatchableVideo } from "@/lib/video/own-page";
import { pageMetadata } from "./page-metadata";
import { previewAddress } from "./preview-address";
import { siteAddress } from "./site-address";

/** What is said of a video where its own description is missing, too. */
export async function videoDescription({
  name,
  description,
}: Pick<WatchableVideo, "name" | "description">): Promise<string> {
  const { company } = await getSettings();
  return description || `${name}: a story of faith, told in a short video. Watch it on ${company}.`;
}

/** A video page's words for search engines and shared links: with its clip, a player, and where oEmbed tells more. */
export async function videoMetadata(video: WatchableVideo): Promise<Metadata> {
  const { name, slug, src, width, height, updatedAt } = video;
  const path = encodeURIComponent(slug);
  const clip = {
    url: src,
    ...(src.startsWith("https:") && { secureUrl: src }),
    type: videoMimeType(src),
    ...(width && height ? { width, height } : {}),
  };
  return pageMetadata({
    path: `/video-detail/${path}`,
    title: name,
    description: await videoDescription(video),
    preview: previewAddress("videos", slug, updatedAt),
    openGraph: { type: "video.other", videos: [clip] },
    twitter: {
      card: "player",
      players: { playerUrl: siteAddress(`/embed/${path}`), streamUrl: src, ...embedSize(video) },
    },
    alternateTypes: { "application/json+oembed": oembedAddress(slug) },
  });
}
