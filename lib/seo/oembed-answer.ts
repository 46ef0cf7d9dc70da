import "server-only";
import { LIFETIME } from "@/lib/provider/tags";
import { embedSize } from "./embed-size";
import { markup } from "./markup";
import { PREVIEW_SIZE, previewAddress } from "./preview-address";
import { siteAddress } from "./site-address";
import type { WatchableVideo } from "@/lib/video/own-page";

/** Widest and highest that a player may be, in pixels. */
type Limits = { maxWidth?: number; maxHeight?: number };

/** The address that tells about a video's page in oEmbed's words. */
export function oembedAddress(slug: string): string {
  const page = siteAddress(`/video-detail/${encodeURIComponent(slug)}`);
  return siteAddress(`/api/oembed?url=${encodeURIComponent(page)}`);
}

/** A video as oEmbed 1.0 describes it. */
export function oembedAnswer(video: WatchableVideo, company: string, limits: Limits) {
  const { name, slug, updatedAt } = video;
  const { width, height } = embedSize(video, limits);
  const player = siteAddress(`/embed/${encodeURIComponent(slug)}`);
  const frame = markup`<iframe src="${player}" width="${width}" height="${height}" title="${name}" frameborder="0" loading="lazy" allow="fullscreen; picture-in-picture" allowfullscreen></iframe>`;
  return {
    version: "1.0",
    type: "video",
    title: name,
    provider_name: company,
    provider_url: siteAddress("/"),
    cache_age: LIFETIME.content,
    thumbnail_url: previewAddress("videos", slug, updatedAt),
    thumbnail_width: PREVIEW_SIZE.width,
    thumbnail_height: PREVIEW_SIZE.height,
    width,
    height,
    html: frame.html,
  };
}
