import "server-only";
import { TAGS } from "@lampstand/contract/tags";
import { siteConfig } from "@/lib/env/site-config";

/**
 * The URL from which browsers load a provider's media path: an absolute http(s) URL as it is, anything else relative to
 * `MEDIA_BASE_URL`, with or without its leading slash. `null` for other schemes.
 */
export function mediaUrl(path: string): string | null {
  const trimmed = path.trim();
  if (trimmed === "") return null;
  if (/^https?:\/\//i.test(trimmed)) return URL.canParse(trimmed) ? new URL(trimmed).href : null;
  if (/^[a-z][a-z0-9+.-]*:/i.test(trimmed)) return null;
  const base = siteConfig().MEDIA_BASE_URL;
  return new URL(`${base}/${trimmed.replace(/^[/\\]+/, "")}`).href;
}

/**
 * Where the site itself loads a URL that is below `MEDIA_BASE_URL`: a server need not be able to reach its public name.
 */
export function internalMediaUrl(address: string): string {
  const { MEDIA_BASE_URL, MEDIA_INTERNAL_URL } = siteConfig();
  return (MEDIA_INTERNAL_URL ?? MEDIA_BASE_URL) + address.slice(MEDIA_BASE_URL.length);
}

/** The cache tags of a file that the site passes on, by its URL. */
export function fileTags(address: string): string[] {
  const path = address.slice(siteConfig().MEDIA_BASE_URL.length).split(/[?#]/, 1)[0] ?? "";
  return [TAGS.media, TAGS.file(path)];
}

/** Whether a URL is below `MEDIA_BASE_URL`, so that the site itself may load it. */
export function isProviderMedia(address: string): boolean {
  return address.startsWith(`${siteConfig().MEDIA_BASE_URL}/`);
}
