import "server-only";
import { siteAddress } from "./site-address";

/** The size of every preview picture, in pixels: the one that all programs which draw link previews take whole. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** What previews are drawn of: a page by its name (`about-us`) or slug, the others by their slug. */
export const PREVIEW_KINDS = ["pages", "videos", "blogs", "hashtags"] as const;

export type PreviewKind = (typeof PREVIEW_KINDS)[number];

/**
 * The absolute address of a preview picture. `updatedAt` (ISO 8601) makes a changed thing's picture a new address,
 * since programs keep what they fetched once for a long time.
 */
export function previewAddress(kind: PreviewKind, name: string, updatedAt: string | null = null): string {
  const version = updatedAt ? `?v=${Date.parse(updatedAt)}` : "";
  return siteAddress(`/preview/${kind}/${encodeURIComponent(name)}.jpg${version}`);
}
