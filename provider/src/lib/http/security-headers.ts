import {
  COMMON_HEADERS,
  contentSecurityPolicy,
  HTTPS_ONLY,
  onEachRequest,
  originOf,
  setMissing,
  type End,
} from "@lampstand/runtime/response-headers";

import type { Environment } from "../environment";

/** For what is no page: calls, and files that say nothing stricter themselves. */
const NO_PAGE = contentSecurityPolicy({ "default-src": ["'none'"], "frame-ancestors": ["'none'"] });

/**
 * Adds the security headers to every response of the provider. What a route says itself stays. Nobody learns from the
 * admin's pages where they are: the one that sets a new password has its token in the address.
 */
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
    return status;
  });
}

/**
 * The Content-Security-Policy of the admin. Payload writes styles into its pages, and shows what is about to be uploaded
 * from the browser's memory; clips and pictures come from the provider's public address, which may be another one than
 * the page's. Beside its editor it shows the site; only it may frame itself.
 */
function adminPolicy(
  nonce: string,
  { publicUrl, siteUrl }: Pick<Environment, "publicUrl" | "siteUrl">,
): string {
  const media = originOf(publicUrl);
  return contentSecurityPolicy({
    "default-src": ["'none'"],
    // While developing, Next's own scripts evaluate text.
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
