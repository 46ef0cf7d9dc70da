import "server-only";
import { siteConfig } from "@/lib/env/site-config";
import { paths } from "@/lib/paths";

export function absoluteUrl(path: string): string {
  return siteConfig().SITE_URL + path;
}

/** In pixels: no program crops this size. */
export const SHARE_CARD_SIZE = { width: 1200, height: 630 } as const;

export const SHARE_CARD_KINDS = ["pages", "videos", "collections", "blogs", "hashtags"] as const;

export type ShareCardKind = (typeof SHARE_CARD_KINDS)[number];

/** `updatedAt` (ISO 8601) is the version, since link previews cache pictures for a long time. */
export function shareCardUrl(kind: ShareCardKind, name: string, updatedAt: string | null = null): string {
  const version = updatedAt ? `?v=${Date.parse(updatedAt)}` : "";
  return absoluteUrl(paths.sharePicture(kind, name) + version);
}
