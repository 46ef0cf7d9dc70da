/**
 * The request headers by which Next 16.4 is asked for something other than a page as it is, or told what it decided
 * elsewhere. `deploy/nginx` and `deploy/Caddyfile` name the same ones: next-headers.test.ts compares them with Next's own.
 */

/** The one by which a page's script asks for the data of a page that is navigated to, with the value `1`. */
const DATA = "rsc";

/** The one by which a page's script calls a server action. */
const ACTION = "next-action";

/** What Next's own script in the browser sends, and Next to itself for an action. */
export const NAVIGATION_HEADERS = [
  DATA,
  ACTION,
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-router-state-tree",
  "next-url",
  "x-action-forwarded",
  "x-deployment-id",
];

/** What no visitor's browser sends: from parts of Next to others, from Vercel's proxies, and while developing. */
export const INTERNAL_HEADERS = [
  "next-hmr-refresh",
  "next-resume",
  "x-invocation-id",
  "x-matched-path",
  "x-middleware-next",
  "x-middleware-override-headers",
  "x-middleware-prefetch",
  "x-middleware-redirect",
  "x-middleware-refresh",
  "x-middleware-rewrite",
  "x-middleware-set-cookie",
  "x-middleware-skip",
  "x-next-cache-tags",
  "x-next-resume-state-length",
  "x-next-revalidate-tag-token",
  "x-next-revalidated-tags",
  "x-nextjs-data",
  "x-nextjs-html-request-id",
  "x-nextjs-request-id",
  "x-now-route-matches",
  "x-prerender-revalidate",
  "x-prerender-revalidate-if-generated",
];

const NEXT_HEADERS = [...NAVIGATION_HEADERS, ...INTERNAL_HEADERS];

/** @typedef {Record<string, string | string[] | undefined>} Headers by their names in lower case */

/** Whether Next is asked for more than a page as it is. @param {Headers} headers */
export function hasNextHeaders(headers) {
  return NEXT_HEADERS.some((name) => name in headers);
}

/**
 * The headers of Next's that a request must not have: all but those of a navigation or a server action. Next heeds some of them
 * alone, and answers with a piece of a page to who asks for the page.
 *
 * @param {string | undefined} method
 * @param {(name: string) => string | string[] | null | undefined} valueOf
 * @returns {string[]}
 */
export function unfitNextHeaders(method, valueOf) {
  const isNavigation = (method === "GET" || method === "HEAD") && valueOf(DATA) === "1";
  const isAction = method === "POST" && Boolean(valueOf(ACTION));
  return isNavigation || isAction ? INTERNAL_HEADERS : NEXT_HEADERS;
}

/** The cookies of Next's Draft Mode. */
const DRAFT_COOKIE = /^\s*(?:__prerender_bypass|__next_preview_data)\s*(?:=|$)/;

/**
 * The header `Cookie` without those of Draft Mode, by which Next renders a stored page for one request. Nothing here gives
 * them, and their secret stands in the build: whoever has the same release knows it.
 *
 * @param {string} cookies
 */
export function withoutDraftCookies(cookies) {
  if (!cookies.includes("__")) return cookies;
  return cookies
    .split(";")
    .filter((cookie) => !DRAFT_COOKIE.test(cookie))
    .join(";")
    .trim();
}
