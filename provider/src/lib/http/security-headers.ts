import {
  COMMON_HEADERS,
  contentSecurityPolicy,
  HTTPS_ONLY,
  keepAsSent,
  onEachRequest,
  originOf,
  setMissing,
  type End,
} from "@lampstand/runtime/response-headers";

import type { Environment } from "../environment";

/** For responses other than pages: calls, and files without a stricter policy. */
const NO_PAGE = contentSecurityPolicy({ "default-src": ["'none'"], "frame-ancestors": ["'none'"] });

/** Adds security headers that a route hasn't set. No referrer: a password page has its token in the address. */
export function addSecurityHeaders(environment: Pick<Environment, "isHttps" | "publicUrl" | "siteUrl">): End {
  const { isHttps } = environment;
  return onEachRequest(({ response, nonce }) => (status) => {
    const isPage = String(response.getHeader("content-type")).startsWith("text/html");
    setMissing(response, {
      ...COMMON_HEADERS,
      "Referrer-Policy": "no-referrer",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Content-Security-Policy": isPage ? adminPolicy(nonce, environment) : NO_PAGE,
      ...(isHttps && HTTPS_ONLY),
    });
    if (isPage) keepAsSent(response);
    return status;
  });
}

/**
 * Returns the admin's Content-Security-Policy. Payload inlines styles, and previews uploads from the browser's memory.
 * Media come from the provider's public address, which may differ from the page's. Editors preview the site in a frame;
 * only the admin may frame itself.
 */
function adminPolicy(
  nonce: string,
  { publicUrl, siteUrl }: Pick<Environment, "publicUrl" | "siteUrl">,
): string {
  const media = originOf(publicUrl);
  return contentSecurityPolicy({
    "default-src": ["'none'"],
    // In development, Next's scripts use eval.
    "script-src": [
      "'self'",
      `'nonce-${nonce}'`,
      process.env.NODE_ENV === "development" ? "'unsafe-eval'" : "",
    ],
    "script-src-attr": ["'none'"],
    "style-src": ["'self'", "'unsafe-inline'"],
    "font-src": ["'self'", "data:"],
    "img-src": ["'self'", "data:", "blob:", media],
    "media-src": ["'self'", "data:", "blob:", media],
    "connect-src": ["'self'", media],
    "worker-src": ["'self'", "blob:"],
    "frame-src": ["'self'", originOf(siteUrl)],
    "manifest-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'self'"],
  });
}
