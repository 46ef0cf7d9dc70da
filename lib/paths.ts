import { SLUG_ASKED_MAX_LENGTH } from "@lampstand/contract/limits";
const segment = encodeURIComponent;

/** The paths of the site's pages and of the files it makes. Slugs are given as they are, not yet percent-encoded. */
export const paths = {
  home: "/",
  aboutUs: "/about-us",
  blogs: "/blog",
  blog: (slug: string) => `/blog/${segment(slug)}`,
  contactUs: "/contact-us",
  discoverJesus: "/discover-jesus",
  feed: "/feed.xml",
  hashtags: "/hashtags",
  hashtag: (slug: string) => `/hashtag/${segment(slug)}`,
  helpDesk: "/help-desk",
  installApp: "/install-app",
  joinUs: "/join-us",
  /** The same page as `joinUs`, under its former name. */
  joinUsForm: "/form",
  language: "/language",
  login: "/login",
  privacyPolicy: "/privacy-policy",
  profile: "/profile",
  profileDelete: "/profile/delete",
  profileEdit: "/profile/edit",
  reels: "/video-reels",
  /** The feed that works without script. */
  plainReels: "/video-reels-old",
  /** An experiment: nine slides with one clip. */
  reelsCarousel: "/video-reels-new",
  search: "/search",
  shortLink: (slug: string) => `/${segment(slug)}`,
  signup: "/signup",
  sitemap: "/sitemap.xml",
  termsService: "/terms-service",
  uploadStory: "/upload-story",
  /** `start`: the second at which it begins to play. */
  video: (slug: string, start = 0) =>
    `/video-detail/${segment(slug)}${start > 0 ? `?t=${Math.floor(start)}` : ""}`,
  videoEmbed: (slug: string) => `/embed/${segment(slug)}`,
  /** A video's captions in a language, a BCP 47 tag; in the one spoken where none is given. */
  videoCaptions: (slug: string, lang?: string) =>
    `/embed/${segment(slug)}/captions${lang === undefined ? "" : `?lang=${segment(lang)}`}`,
  /** A picture of the provider, by its sealed address, in one of the site's widths. */
  picture: (sealed: string, width: number) => `/pictures/${sealed}?w=${width}`,
  /** An icon made of the church's picture, by its file's name and the picture's version. */
  churchIcon: (name: string, version: string) => `/pictures/icons/${name}?v=${version}`,
  sharePicture: (kind: string, name: string) => `/preview/${kind}/${segment(name)}.jpg`,
  volunteer: "/volunteer",
  withdrawConsent: (token: string) => `/withdraw-consent/${segment(token)}`,
} as const;

/** The paths of the site's own API, for its pages and for the programs of others. */
export const apiPaths = {
  root: "/api/",
  counts: "/api/counts",
  form: (name: string) => `/api/forms/${name}`,
  formToken: "/api/forms/token",
  giveConsent: "/api/give-consent",
  member: (call: string) => `/api/members/${call}`,
  oembed: "/api/oembed",
  reelsByHashtags: "/api/reels/by-hashtags",
  reelsPage: (page: number) => `/api/reels/${page}`,
  session: "/api/session",
  stories: "/api/stories",
  uploads: "/api/uploads",
  withdrawConsent: "/api/withdraw-consent",
} as const;

/**
 * Whether a slug from an address can name something at the provider. None has a percent sign: some of Next's parts give
 * a path's segments decoded and some do not, so one could be decoded twice.
 */
export function isPlausibleSlug(slug: string): boolean {
  return (
    slug.length <= SLUG_ASKED_MAX_LENGTH && /^[^\p{Cc}\p{Cs}/\\?#%]+$/u.test(slug) && !/^\.+$/.test(slug)
  );
}

/** The slug as it stood before it was written into an address; one that was never well written stays as it is. */
export function slugFromPath(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** No site: an address that stays here when it is resolved here. */
const HERE = "http://site.invalid";

/** Nothing that browsers read as another host or leave out when they read an address. */
const PATH = /^\/(?![/\\])[^\\\p{Cc}]*$/u;

/** Where somebody who logs in goes on to: a path of this site; the home page in the place of anything else. */
export function nextPath(wanted: unknown): string {
  if (typeof wanted !== "string" || !PATH.test(wanted) || !URL.canParse(wanted, HERE)) return "/";
  const { origin, pathname, search, hash } = new URL(wanted, HERE);
  const isHere = origin === HERE && !pathname.startsWith("//");
  return isHere && !/^\/(?:login|signup|api)(?:\/|$)/i.test(pathname) ? pathname + search + hash : "/";
}

/** The address of a page that leads on to `next`. */
export function withNext(path: "/login" | "/signup", next: string): string {
  return next === "/" ? path : `${path}?${new URLSearchParams({ next }).toString()}`;
}
