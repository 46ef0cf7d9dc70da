import "server-only";
import { siteConfig } from "@/lib/env/site-config";

/**
 * The address a browser loads a provider's media path from: an absolute http(s) address as it stands, anything
 * else below `MEDIA_BASE_URL`, with or without its leading slash. Other schemes name no media: `null`.
 */
export function mediaUrl(path: string): string | null {
  const trimmed = path.trim();
  if (trimmed === "") return null;
  if (/^https?:\/\//i.test(trimmed)) return URL.canParse(trimmed) ? new URL(trimmed).href : null;
  if (/^[a-z][a-z0-9+.-]*:/i.test(trimmed)) return null;
  const base = siteConfig().MEDIA_BASE_URL;
  return new URL(`${base}/${trimmed.replace(/^[/\\]+/, "")}`).href;
}

/** Whether an address lies below `MEDIA_BASE_URL`, so that the site itself may load it. */
export function isProviderMedia(address: string): boolean {
  return address.startsWith(`${siteConfig().MEDIA_BASE_URL}/`);
}
