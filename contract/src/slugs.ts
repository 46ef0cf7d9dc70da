import { STORY_SLUG_LENGTH } from "./limits";

/** Lower-case letters and digits in words joined by single hyphens. */
export const SLUG_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * Characters of a generated story slug: none that look alike (0 and o, 1 and l, 2 and z, 5 and s, 6 and b, 9 and g) and
 * no vowels, so that no word can come out, least of all 'hashtag', 'blog' or another page's name.
 */
export const STORY_SLUG_ALPHABET = "2345679cdfhjkmnprtvwx";

const STORY_SLUG = new RegExp(`^[${STORY_SLUG_ALPHABET}]{${STORY_SLUG_LENGTH}}$`);

/** Whether a slug is one that the site generates for stories. */
export function isStorySlug(slug: string): boolean {
  return STORY_SLUG.test(slug);
}

/** The pages of running text that the site has routes for, by route, with the slug in web form. */
export const TEXT_PAGES = {
  "/discover-jesus": "discover-jesus",
  "/privacy-policy": "privacy-policy",
  "/terms-service": "terms-condition",
} as const;

/** Page slugs whose spelling in `GET /web/page-content/{slug}` differs from the web form: one begins with a tab. */
const CALLED: ReadonlyMap<string, string> = new Map([["discover-jesus", "\tDiscover Jesus"]]);

/** A page's slug as the call spells it. */
export function pageSlugOfCall(slug: string): string {
  return CALLED.get(slug) ?? slug;
}

/** A page's slug in web form, from any spelling of it: `\tDiscover Jesus` is `discover-jesus`. */
export function pageSlug(spelling: string): string {
  return spelling.trim().toLowerCase().replace(/\s+/g, "-");
}

/** First path segments that the site uses or keeps for itself: a video of such a name could not be reached at `/{slug}`. */
const RESERVED_SLUGS: ReadonlySet<string> = new Set([
  ".well-known",
  "_next",
  "about",
  "about-us",
  "account",
  "admin",
  "api",
  "app",
  "apple-icon",
  "assets",
  "blog",
  "collection",
  "collections",
  "contact",
  "contact-us",
  "conversation",
  "discover-jesus",
  "draft",
  "edit-profile",
  "embed",
  "favicon",
  "favicon.ico",
  "feed",
  "feed.xml",
  "form",
  "give-consent",
  "hashtag",
  "hashtags",
  "health",
  "help",
  "help-desk",
  "home",
  "icon",
  "icons",
  "images",
  "install-app",
  "join-us",
  "language",
  "login",
  "logout",
  "manifest",
  "manifest.webmanifest",
  "media",
  "member",
  "members",
  "metrics",
  "not-found",
  "oembed",
  "opengraph-image",
  "pictures",
  "preview",
  "privacy",
  "privacy-policy",
  "profile",
  "qr",
  "report",
  "robots",
  "robots.txt",
  "saved",
  "search",
  "share",
  "signup",
  "sitemap",
  "sitemap.xml",
  "static",
  "stop-mails",
  "stories",
  "story",
  "sw",
  "sw.js",
  "talk",
  "terms",
  "terms-condition",
  "terms-service",
  "testimony",
  "twitter-image",
  "upload",
  "upload-story",
  "uploads",
  "video",
  "video-detail",
  "video-reels",
  "video-reels-new",
  "video-reels-old",
  "videos",
  "volunteer",
  "well-known",
  "withdraw-consent",
]);

/** Whether a slug belongs to the site, in any case. */
export function isReservedSlug(slug: string): boolean {
  return RESERVED_SLUGS.has(slug.trim().toLowerCase());
}
