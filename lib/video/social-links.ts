import type { SiteSettings } from "@/lib/provider/settings";
import type { Video } from "@/lib/provider/video-schema";

/** Specification section 2, Video detail: where an empty link leads instead. */
const FALLBACKS = {
  tiktok: "https://www.tiktok.com/login",
  facebook: "https://www.facebook.com/login",
  instagram: "https://www.instagram.com/accounts/login",
  youtube: "https://www.youtube.com/",
  church: "/",
} as const;

/** A video's social links, none of them empty. */
export function socialLinks(links: Video["links"], settings: SiteSettings) {
  return {
    tiktok: links.tiktok ?? FALLBACKS.tiktok,
    facebook: links.facebook ?? FALLBACKS.facebook,
    instagram: links.instagram ?? FALLBACKS.instagram,
    youtube: links.youtube ?? FALLBACKS.youtube,
    church: links.church ?? settings.churchLink ?? FALLBACKS.church,
  };
}
