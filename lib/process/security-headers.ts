import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import {
  COMMON_HEADERS,
  contentSecurityPolicy,
  HTTPS_ONLY,
  keepAsSent,
  onEachRequest,
  originOf,
  setMissing,
  type End,
  type ResponseHeaders,
} from "@lampstand/runtime/response-headers";
import type { Environment } from "@/lib/env/environment.mjs";
import { siteConfig } from "@/lib/env/site-config";
import { splitPath } from "@/lib/routing.mjs";
import { PLAYER_ORIGINS } from "@/lib/html/players";
import { isKnown, RETRY_AFTER } from "@/lib/http/responses";
import { hasNextHeaders } from "@/lib/page-cache/next-headers.mjs";
import { revalidationVersion } from "@/lib/page-cache/outdated-tags.mjs";
import { cacheTime, pageRequests, SCRIPT_HASHES, type PageRequest } from "@/lib/page-cache/page-request.mjs";
import { paths } from "@/lib/paths";
import { redirectTarget } from "./requests-for-next";

const FOR_OTHER_SITES = /^\/(embed|preview)([/?]|$)/;

const RECORDING_PAGE = new RegExp(`^${paths.uploadStory}(?:[?#]|$)`);

const MAY_RECORD = COMMON_HEADERS["Permissions-Policy"].replace(/(camera|microphone)=\(\)/g, "$1=(self)");

const NO_PAGE = contentSecurityPolicy({
  "default-src": ["'none'"],
  "style-src": ["'unsafe-inline'"], // for a picture that styles itself
  "base-uri": ["'none'"],
  "form-action": ["'none'"],
  "frame-ancestors": ["'none'"],
});

type Answering = {
  request: Pick<IncomingMessage, "url" | "method" | "headers">;
  response: ResponseHeaders & Pick<ServerResponse, "getHeader" | "removeHeader">;
  pageRequest: PageRequest;
};

/** Keeps what a route sets itself. See docs/decisions/2026-11-22-content-security-policy.md. */
export function addSecurityHeaders(): End {
  const secure = securityHeaders(siteConfig());
  return onEachRequest(({ request, response, nonce }) => {
    const { url, method, headers } = request; // Next changes the address later
    const pageRequest: PageRequest = {
      startedAt: cacheTime(),
      version: revalidationVersion(),
      method,
      path: url?.split("?", 1)[0],
      from: headers.referer,
      nonce,
    };
    pageRequests.enterWith(pageRequest);
    return (status) => secure({ request: { url, method, headers }, response, pageRequest }, status);
  });
}

/** Call this just before the response is sent; returns the status to send. */
export function securityHeaders(config: Environment): (answering: Answering, status: number) => number {
  const pagePolicy = pagePolicyOf(config);
  const constant = {
    ...COMMON_HEADERS,
    "Referrer-Policy": "strict-origin-when-cross-origin",
    ...(config.SITE_URL.startsWith("https:") && HTTPS_ONLY),
  };
  return ({ request, response, pageRequest }, status) => {
    const location = response.getHeader("location");
    if (location !== undefined) response.setHeader("location", redirectTarget(request, status, location));
    const hashes = response.getHeader(SCRIPT_HASHES);
    response.removeHeader(SCRIPT_HASHES);
    const isPage = hashes !== undefined || isOfType(response, "text/html");
    const scripts = typeof hashes === "string" ? hashes.split(" ") : [`nonce-${pageRequest.nonce}`];
    if (RECORDING_PAGE.test(splitPath(request.url ?? "").path))
      response.setHeader("Permissions-Policy", MAY_RECORD);
    setMissing(response, constant);
    setMissing(response, {
      "Cross-Origin-Resource-Policy": FOR_OTHER_SITES.test(request.url ?? "")
        ? "cross-origin"
        : "same-origin",
      "Content-Security-Policy": isPage ? pagePolicy(scripts, pageRequest.framedBy) : NO_PAGE,
    });
    pageRequest.sentStatus = status;
    if (hashes !== undefined) pageRequest.sentStatus = storedPageStatus(request, response, status);
    else if (isPage && status === 200) pageRequest.sentStatus = pageRequest.status ?? status;
    if (isPage) keepAsSent(response);
    if (isPage && (pageRequest.sentStatus === 503 || pageRequest.sentStatus === 429)) {
      setMissing(response, RETRY_AFTER);
      response.removeHeader("etag");
    }
    limitSharedCaches({ request, response }, pageRequest.sentStatus);
    return pageRequest.sentStatus;
  };
}

/** Flight data never get 304 or 503: at any failure the router leaves the page, which loses what was typed there. */
function storedPageStatus(
  { headers }: Answering["request"],
  response: Answering["response"],
  status: number,
): number {
  // Next removes the request header that would show it.
  const isFlight = isOfType(response, "text/x-component");
  if (isFlight) response.removeHeader("etag");
  if (isFlight && status === 503) return 200;
  if (status !== 200) return status;
  if (!isKnown(String(response.getHeader("etag")), headers["if-none-match"])) return 200;
  for (const name of ["content-length", "content-type"]) response.removeHeader(name);
  return 304;
}

function pagePolicyOf({ MEDIA_BASE_URL, MEDIA_ORIGINS = [] }: Environment) {
  const media = [MEDIA_BASE_URL, ...MEDIA_ORIGINS].map(originOf);
  // Next's own scripts evaluate text during development.
  const whileDeveloping = process.env.NODE_ENV === "development" ? ["'unsafe-eval'"] : [];
  const others = contentSecurityPolicy({
    "script-src-attr": ["'none'"],
    "style-src": ["'self'", "'unsafe-inline'"],
    "font-src": ["'self'"],
    "img-src": ["'self'", "data:", "blob:", ...media],
    "media-src": ["'self'", "data:", "blob:", ...media],
    "connect-src": ["'self'", ...media],
    "frame-src": PLAYER_ORIGINS,
    "manifest-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
  });
  return (inlineScripts: string[], framedBy?: string): string => {
    const scripts = ["'self'", ...inlineScripts.map((script) => `'${script}'`), ...whileDeveloping];
    const frames = originOf(framedBy) || "'none'";
    return [
      contentSecurityPolicy({ "default-src": ["'none'"], "script-src": scripts }),
      others,
      contentSecurityPolicy({ "frame-ancestors": [frames] }),
    ].join("; ");
  };
}

function isOfType(response: Pick<Answering["response"], "getHeader">, type: string): boolean {
  const contentType = response.getHeader("content-type");
  return typeof contentType === "string" && contentType.startsWith(type);
}

/** Allows shared caches to store an answer (RFC 9213); next.config.mjs sets it from the address only. */
const CDN_CACHE_CONTROL = "cdn-cache-control";

const KEPT_TYPES = /^(?:text\/(?:html|plain|xml)|application\/(?:(?:rss\+)?xml|manifest\+json))\b/;

function limitSharedCaches(
  { request, response }: Pick<Answering, "request" | "response">,
  status: number,
): void {
  if (!isWhole(request, status) || !isKeptType(response.getHeader("content-type"), status))
    response.removeHeader(CDN_CACHE_CONTROL);
}

function isWhole({ method, headers }: Answering["request"], status: number): boolean {
  return (
    (method === "GET" || method === "HEAD") && !hasNextHeaders(headers) && (status === 200 || status === 304)
  );
}

function isKeptType(type: unknown, status: number): boolean {
  return status === 304 ? type === undefined : KEPT_TYPES.test(String(type)); // Next may set a list with one value
}
