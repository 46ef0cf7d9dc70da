import "server-only";
import { siteConfig } from "@/lib/env/site-config";
import { paths } from "@/lib/paths";

/** The absolute URL of one of the site's paths. */
export function absoluteUrl(path: string): string {
  return siteConfig().SITE_URL + path;
}

/** The size of every share card, in pixels: the one that no program crops. */
export const SHARE_CARD_SIZE = { width: 1200, height: 630 } as const;

/** What has a share card: a page by its name (`about-us`) or slug, the others by their slug. */
export const SHARE_CARD_KINDS = ["pages", "videos", "blogs", "hashtags"] as const;

export type ShareCardKind = (typeof SHARE_CARD_KINDS)[number];

/**
 * The absolute URL of a share card. `updatedAt` (ISO 8601) versions it, since programs that draw link previews cache
 * pictures for a long time.
 */
export function shareCardUrl(kind: ShareCardKind, name: string, updatedAt: string | null = null): string {
  const version = updatedAt ? `?v=${Date.parse(updatedAt)}` : "";
  return absoluteUrl(paths.sharePicture(kind, name) + version);
}
