/** Lists what is not the same for everybody. The test checks it against the words that Next and nginx need. */
import { PER_REEL, PER_REQUEST, splitPath } from "../routing.mjs";

export const SECRET_ADDRESSES = ["conversation", "draft", "give-consent", "stop-mails", "withdraw-consent"];

export const MEMBER_PAGES = ["login", "signup", "profile"];

/** Pages that no other visitor may get: they depend on a session, a secret or the visitor's rate limit. */
export const FOR_ONE_VISITOR = [
  ...SECRET_ADDRESSES,
  ...MEMBER_PAGES,
  "metrics",
  "report",
  "search",
  "talk",
  "upload-story",
];

const REELS = "/video-reels";
const HASHTAGS = "/hashtags";
const CONTACT_US = "/contact-us";
const JOIN_US = "/join-us";
const FORMER_JOIN_US = "/form";
const FEED = "/feed.xml";
const SITEMAP = "/sitemap.xml";

/** Stored pages, by path pattern, with the parameters that make them render per request. */
export const QUERIES = /** @type {const} */ ([
  [REELS, ["hashtags"]],
  [HASHTAGS, ["hashtags"]],
  [CONTACT_US, ["recordedAt"]],
  [JOIN_US, ["recordedAt"]],
  [FORMER_JOIN_US, ["recordedAt"]],
  [SITEMAP, ["part"]],
]);

/** Feeds, by path pattern, that are stored once per first reel, which this parameter names. */
export const FEEDS = [REELS, "/hashtag/[^/]+", "/collection/[^/]+/watch"];
export const FIRST_REEL = "v";

/** Documents that are compared with the version that a client has. */
export const VERSIONED = [FEED, SITEMAP];

/**
 * Returns the path of the stored page's variant for this request: rendered for it, or stored for the reel that it
 * names; `null` if the stored page itself is the answer.
 *
 * @param {string} url
 * @param {Pick<Headers, "has">} headers
 */
export function variantPath(url, headers) {
  const { pathname, searchParams } = new URL(url);
  const { prefix, path } = splitPath(pathname);
  const isVersioned = VERSIONED.includes(path) && headers.has("if-none-match");
  const parameters = QUERIES.find(([pattern]) => new RegExp(`^${pattern}$`).test(path))?.[1] ?? [];
  if (isVersioned || parameters.some((name) => searchParams.getAll(name).some(Boolean)))
    return prefix + (path === FORMER_JOIN_US ? JOIN_US : path) + PER_REQUEST;
  const [reel = "", ...others] = searchParams.getAll(FIRST_REEL);
  const isFeed = FEEDS.some((pattern) => new RegExp(`^${pattern}$`).test(path));
  // A segment of only dots is no name.
  if (!isFeed || others.length > 0 || /^\.{0,2}$/.test(reel)) return null;
  return pathname + PER_REEL + encodeURIComponent(reel);
}
