import "server-only";
import { z } from "zod";
import { siteConfig } from "@/lib/env/site-config";
import { markup } from "@/lib/html/markup";
import { apiPaths, paths } from "@/lib/paths";
import { LIFETIME } from "@/lib/provider/cached-query";
import type { Video, WatchableVideo } from "@/lib/provider/video-schema";
import { absoluteUrl, SHARE_CARD_SIZE, shareCardUrl } from "./site-url";

type Limits = { maxWidth?: number; maxHeight?: number };

export function oembedUrl(slug: string): string {
  const page = absoluteUrl(paths.video(slug));
  return absoluteUrl(`${apiPaths.oembed}?url=${encodeURIComponent(page)}`);
}

export function oembedAnswer(video: WatchableVideo, company: string, limits: Limits) {
  const { name, slug, updatedAt } = video;
  const { width, height } = embedSize(video, limits);
  const player = absoluteUrl(paths.videoEmbed(slug));
  const frame = markup`<iframe src="${player}" width="${width}" height="${height}" title="${name}" frameborder="0" loading="lazy" allow="fullscreen; picture-in-picture" allowfullscreen></iframe>`;
  return {
    version: "1.0",
    type: "video",
    title: name,
    provider_name: company,
    provider_url: absoluteUrl("/"),
    cache_age: LIFETIME.content,
    thumbnail_url: shareCardUrl("videos", slug, updatedAt),
    thumbnail_width: SHARE_CARD_SIZE.width,
    thumbnail_height: SHARE_CARD_SIZE.height,
    width,
    height,
    html: frame.html,
  };
}

type EmbedSize = { width: number; height: number };

const DEFAULT_LENGTH = 640;

const DEFAULT_RATIO: EmbedSize = { width: 9, height: 16 };

export function embedSize(
  video: Pick<Video, "width" | "height">,
  { maxWidth = DEFAULT_LENGTH, maxHeight = DEFAULT_LENGTH }: Limits = {},
): EmbedSize {
  const shape = video.width && video.height ? { width: video.width, height: video.height } : DEFAULT_RATIO;
  const scale = Math.min(
    DEFAULT_LENGTH / Math.max(shape.width, shape.height),
    maxWidth / shape.width,
    maxHeight / shape.height,
  );
  return { width: pixels(shape.width * scale), height: pixels(shape.height * scale) };
}

function pixels(length: number): number {
  return Math.max(1, Math.round(length));
}

const VIDEO_PAGES = ["video-detail", "embed"];

/** Accepts a video's page, player, short link or reel, by http or https, since people paste old links. */
export function slugFromUrl(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol) || url.host !== new URL(siteConfig().SITE_URL).host) return null;
  const [first = "", second, ...more] = url.pathname.slice(1).replace(/\/$/, "").split("/");
  if (more.length > 0) return null;
  if (first === "video-reels" && second === undefined) return url.searchParams.get("v");
  const isShortLink = second === undefined;
  return VIDEO_PAGES.includes(first) === isShortLink ? null : decoded(second ?? first);
}

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment) || null;
  } catch {
    return null;
  }
}

const limit = z.coerce.number().int().positive().optional().catch(undefined);

export const oembedQuerySchema = z
  .object({ url: z.string().trim().min(1), maxwidth: limit, maxheight: limit })
  .transform(({ url, maxwidth, maxheight }) => ({ url, maxWidth: maxwidth, maxHeight: maxheight }));

export const oembedFormatSchema = z.enum(["", "json"]).default("json");
