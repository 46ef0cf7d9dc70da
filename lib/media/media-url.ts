import "server-only";
import { TAGS } from "@lampstand/contract/tags";
import { siteConfig } from "@/lib/env/site-config";
import { paths } from "@/lib/paths";

/** Returns a URL relative to `MEDIA_BASE_URL` unless absolute, with or without leading slash; `null` if not http(s). */
export function mediaUrl(path: string): string | null {
  const trimmed = path.trim();
  if (trimmed === "") return null;
  if (/^https?:\/\//i.test(trimmed)) return URL.canParse(trimmed) ? new URL(trimmed).href : null;
  if (/^[a-z][a-z0-9+.-]*:/i.test(trimmed)) return null;
  const base = siteConfig().MEDIA_BASE_URL;
  return new URL(`${base}/${trimmed.replace(/^[/\\]+/, "")}`).href;
}

/** A server may be unable to reach its own public name. */
export function internalMediaUrl(address: string): string {
  const { MEDIA_BASE_URL, MEDIA_INTERNAL_URL } = siteConfig();
  return (MEDIA_INTERNAL_URL ?? MEDIA_BASE_URL) + address.slice(MEDIA_BASE_URL.length);
}

export function fileTags(address: string): string[] {
  const path = address.slice(siteConfig().MEDIA_BASE_URL.length).split(/[?#]/, 1)[0] ?? "";
  return [TAGS.media, TAGS.file(path)];
}

export function isProviderMedia(address: string): boolean {
  return address.startsWith(`${siteConfig().MEDIA_BASE_URL}/`);
}

/** Serves captions from the site's address: players do not load them from another origin without CORS. */
export function captionsFromHere<File extends { lang: string; src: string }>(
  slug: string,
  captions: File[],
): File[] {
  return captions.flatMap((file, index) => {
    if (!isProviderMedia(file.src)) return [];
    return [{ ...file, src: paths.videoCaptions(slug, index === 0 ? undefined : file.lang) }];
  });
}
