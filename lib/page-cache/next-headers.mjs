/** For Next 16.4: see docs/decisions/2026-11-23-only-whole-pages-are-kept.md and next-headers.test.ts. */

const DATA = "rsc";

const ACTION = "next-action";

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

/** @typedef {Record<string, string | string[] | undefined>} Headers by their lower-case names */

export function hasNextHeaders(/** @type {Headers} */ headers) {
  return NEXT_HEADERS.some((name) => name in headers);
}

/** @param {(name: string) => string | string[] | null | undefined} valueOf @returns {string[]} */
export function unfitNextHeaders(/** @type {string | undefined} */ method, valueOf) {
  const isNavigation = (method === "GET" || method === "HEAD") && valueOf(DATA) === "1";
  const isAction = method === "POST" && Boolean(valueOf(ACTION));
  return isNavigation || isAction ? INTERNAL_HEADERS : NEXT_HEADERS;
}

const DRAFT_COOKIE = /^\s*(?:__prerender_bypass|__next_preview_data)\s*(?:=|$)/;

export function withoutDraftCookies(/** @type {string} */ cookies) {
  if (!cookies.includes("__")) return cookies;
  return cookies
    .split(";")
    .filter((cookie) => !DRAFT_COOKIE.test(cookie))
    .join(";")
    .trim();
}
