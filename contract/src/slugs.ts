import { LANGUAGE_NAMES } from "./languages.mjs";
import { STORY_SLUG_LENGTH } from "./limits";

/** Words of lower-case letters and digits, joined by single hyphens. */
export const SLUG_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * Characters of a generated story slug. It leaves out look-alikes (0 and o, 1 and l, 2 and z, 5 and s, 6 and b, 9 and
 * g) and vowels, so no word can result, such as 'hashtag', 'blog' or another page's name.
 */
export const STORY_SLUG_ALPHABET = "2345679cdfhjkmnprtvwx";

const STORY_SLUG = new RegExp(`^[${STORY_SLUG_ALPHABET}]{${STORY_SLUG_LENGTH}}$`);

/** Returns whether a slug looks like one that the site generates for stories. */
export function isStorySlug(slug: string): boolean {
  return STORY_SLUG.test(slug);
}

/** Text pages that the site has routes for, with their slug in web form. */
export const TEXT_PAGES = {
  "/discover-jesus": "discover-jesus",
  "/privacy-policy": "privacy-policy",
  "/terms-service": "terms-condition",
} as const;

/** Page slugs whose spelling in `GET /web/page-content/{slug}` differs from the web form: one begins with a tab. */
const CALLED: ReadonlyMap<string, string> = new Map([["discover-jesus", "\tDiscover Jesus"]]);

/** Returns a page's slug as the call spells it. */
export function pageSlugOfCall(slug: string): string {
  return CALLED.get(slug) ?? slug;
}

/** Returns a page's slug in web form, from any spelling: `\tDiscover Jesus` becomes `discover-jesus`. */
export function pageSlug(spelling: string): string {
  return spelling.trim().toLowerCase().replace(/\s+/g, "-");
}

/** First path segments that the site uses or reserves: `/{slug}` could not reach a video with such a name. */
const RESERVED_SLUGS: ReadonlySet<string> = new Set([
  ...LANGUAGE_NAMES,
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
  "default",
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

/** Returns whether the site reserves a slug, regardless of case. */
export function isReservedSlug(slug: string): boolean {
  return RESERVED_SLUGS.has(slug.trim().toLowerCase());
}
