import { SLUG_ASKED_MAX_LENGTH } from "@lampstand/contract/limits";
import { splitPath } from "./routing.mjs";

const segment = encodeURIComponent;

export const paths = {
  home: "/",
  aboutUs: "/about-us",
  blogs: "/blog",
  blog: (slug: string) => `/blog/${segment(slug)}`,
  collection: (slug: string) => `/collection/${segment(slug)}`,
  collectionFeed: (slug: string) => `/collection/${segment(slug)}/watch`,
  contactUs: "/contact-us",
  discoverJesus: "/discover-jesus",
  feed: "/feed.xml",
  hashtags: "/hashtags",
  hashtag: (slug: string) => `/hashtag/${segment(slug)}`,
  giveConsent: (token: string) => `/give-consent/${segment(token)}`,
  helpDesk: "/help-desk",
  installApp: "/install-app",
  joinUs: "/join-us",
  /** The former address of `joinUs`. */
  joinUsForm: "/form",
  language: "/language",
  login: "/login",
  privacyPolicy: "/privacy-policy",
  report: (slug: string) => `/report/${segment(slug)}`,
  profile: "/profile",
  profileDelete: "/profile/delete",
  profileEdit: "/profile/edit",
  reels: "/video-reels",
  plainReels: "/video-reels-old",
  /** An experiment: nine slides with one clip. */
  reelsCarousel: "/video-reels-new",
  saved: "/saved",
  search: "/search",
  stopMails: (token: string) => `/stop-mails/${segment(token)}`,
  shortLink: (slug: string) => `/${segment(slug)}`,
  signup: "/signup",
  sitemap: "/sitemap.xml",
  talk: "/talk",
  termsService: "/terms-service",
  uploadStory: "/upload-story",
  /** `start` is in seconds. */
  video: (slug: string, start = 0) =>
    `/video-detail/${segment(slug)}${start > 0 ? `?t=${Math.floor(start)}` : ""}`,
  videoEmbed: (slug: string) => `/embed/${segment(slug)}`,
  /** `lang`: a BCP 47 tag; the spoken language without it. */
  videoCaptions: (slug: string, lang?: string) =>
    `/embed/${segment(slug)}/captions${lang === undefined ? "" : `?lang=${segment(lang)}`}`,
  picture: (sealed: string, width: number) => `/pictures/${sealed}?w=${width}`,
  churchIcon: (name: string, version: string) => `/pictures/icons/${name}?v=${version}`,
  /** The QR code's target. */
  qr: (kind: string, name: string) => `/qr/${kind}/${segment(name)}`,
  share: (kind: string, name: string) => `/share/${kind}/${segment(name)}`,
  qrPicture: (kind: string, name: string) => `/share/${kind}/${segment(name)}/qr.svg`,
  poster: (kind: string, name: string, size: string) => `/share/${kind}/${segment(name)}/poster-${size}.pdf`,
  sharePicture: (kind: string, name: string) => `/preview/${kind}/${segment(name)}.jpg`,
  volunteer: "/volunteer",
  withdrawConsent: (token: string) => `/withdraw-consent/${segment(token)}`,
} as const;

export const apiPaths = {
  root: "/api/",
  counts: "/api/counts",
  form: (name: string) => `/api/forms/${name}`,
  formToken: "/api/forms/token",
  giveConsent: "/api/give-consent",
  member: (call: string) => `/api/members/${call}`,
  oembed: "/api/oembed",
  prayers: "/api/prayers",
  reelsByHashtags: "/api/reels/by-hashtags",
  reelsPage: (page: number) => `/api/reels/${page}`,
  saved: "/api/saved",
  session: "/api/session",
  stopMails: "/api/stop-mails",
  stories: "/api/stories",
  uploads: "/api/uploads",
  withdrawConsent: "/api/withdraw-consent",
} as const;

/** No slug has a percent sign: Next decodes some path segments and others not, so one could be decoded twice. */
export function isPlausibleSlug(slug: string): boolean {
  return (
    slug.length <= SLUG_ASKED_MAX_LENGTH && /^[^\p{Cc}\p{Cs}/\\?#%]+$/u.test(slug) && !/^\.+$/.test(slug)
  );
}

export function slugFromPath(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The anchor that a page returns to after a prayer sent without scripts: it names the story. */
export function prayedId(slug: string): string {
  return `prayed-${slug}`;
}

/** A base for `new URL` that is no real site. */
const HERE = "http://site.invalid";

/** No `//`, backslash or control character: browsers read those as another host or leave them out. */
const PATH = /^\/(?![/\\])[^\\\p{Cc}]*$/u;

/** Returns where to go after login: a path of this site; "/" for anything else and for login, signup and API paths. */
export function nextPath(wanted: unknown): string {
  if (typeof wanted !== "string" || !PATH.test(wanted) || !URL.canParse(wanted, HERE)) return "/";
  const { origin, pathname, search, hash } = new URL(wanted, HERE);
  const isHere = origin === HERE && !pathname.startsWith("//");
  const isNext = isHere && !/^\/(?:login|signup|api)(?:\/|$)/i.test(splitPath(pathname).path);
  return isNext ? pathname + search + hash : "/";
}

export function withNext(path: "/login" | "/signup", next: string): string {
  return next === "/" ? path : `${path}?${new URLSearchParams({ next }).toString()}`;
}
