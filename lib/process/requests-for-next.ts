import "server-only";
import type { IncomingMessage } from "node:http";
import { onRequest, type End } from "@lampstand/runtime/response-headers";
import { unfitNextHeaders, withoutDraftCookies } from "@/lib/page-cache/next-headers.mjs";

const NOWHERE = "/-/no-such-address";

/** Next would answer malformed or doubled escapes with a bare 500, not with the site's 404 page. */
export function correctPageAddresses(): End {
  return onRequest((request) => {
    request.url = correctedAddress(request.url ?? "");
  });
}

export function correctedAddress(url: string): string {
  const [path = ""] = url.split("?");
  return isWellWritten(path) ? url : NOWHERE;
}

/** No name on the site has a percent sign: one left after decoding was encoded twice. */
function isWellWritten(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes("%");
  } catch {
    return false;
  }
}

const PERMANENT_REDIRECT = 308;

const PLAIN_ADDRESS = /^\/[^?#]*$/;

/** Keeps the query. Next sets `location` twice while it renders a page to store it. */
export function redirectTarget(
  { url = "", method, headers }: Pick<IncomingMessage, "url" | "method" | "headers">,
  status: number,
  location: number | string | string[],
): string {
  const target = String(Array.isArray(location) ? location[0] : location);
  const [path = "", query] = url.split(/\?(.*)/s, 2);
  // Next's own requests have a query of their own, and Next redirects them itself.
  const isPage =
    (method === "GET" || method === "HEAD") && !/^\/(api|_next)\//.test(path) && !("rsc" in headers);
  const keepsQuery = status === PERMANENT_REDIRECT && isPage && query && PLAIN_ADDRESS.test(target);
  return keepsQuery ? `${target}?${query}` : target;
}

export function dropUnfitNextHeaders(): End {
  return onRequest(({ method, headers }) => {
    for (const name of unfitNextHeaders(method, (name) => headers[name]))
      Reflect.deleteProperty(headers, name);
    if (headers.cookie !== undefined) headers.cookie = withoutDraftCookies(headers.cookie);
  });
}
