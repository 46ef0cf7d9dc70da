import "server-only";
import { siteConfig } from "@/lib/env/site-config";

/** The first segments of the addresses that name a video by their second. */
const VIDEO_PAGES = ["video-detail", "embed"];

/**
 * The slug of the video that an address of this site shows: its page, its player, its short link, or its place in the
 * reels. `null` for every other address. http and https count as the same, since people copy what they once saw.
 */
export function slugFromAddress(address: string): string | null {
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
