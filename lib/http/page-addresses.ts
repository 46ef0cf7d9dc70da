import "server-only";
import type { IncomingMessage } from "node:http";
import { onRequest, type End } from "@lampstand/runtime/response-headers";

/** An address that nothing has: the site's own page says so, with 404. */
const NOWHERE = "/-/no-such-address";

/**
 * Answers a path with malformed or doubled escapes with the site's 404 page, where Next would answer a bare 500.
 */
export function correctPageAddresses(): End {
  return onRequest((request) => {
    request.url = correctedAddress(request.url ?? "");
  });
}

/** The same address of the site, or one that nothing has where its path has malformed or doubled escapes. */
export function correctedAddress(url: string): string {
  const [path = ""] = url.split("?");
  return isWellWritten(path) ? url : NOWHERE;
}

/** Nothing of the site has a percent sign in its name, so an escape that is left after decoding was written twice. */
function isWellWritten(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes("%");
  } catch {
    return false;
  }
}

const PERMANENT_REDIRECT = 308;

/** An address of the site without a query of its own. */
const PLAIN_ADDRESS = /^\/[^?#]*$/;

/**
 * Where a page leads that has moved for good: the same with the query it was asked with.
 *
 * @param location as it was set: Next gives it twice while it renders a page to store it
 */
export function redirectTarget(
  { url = "", method, headers }: Pick<IncomingMessage, "url" | "method" | "headers">,
  status: number,
  location: number | string | string[],
): string {
  const target = String(Array.isArray(location) ? location[0] : location);
  const [path = "", query] = url.split(/\?(.*)/s, 2);
  // Next's own requests for a page have a query of their own, and are led on by Next.
  const isPage =
    (method === "GET" || method === "HEAD") && !/^\/(api|_next)\//.test(path) && !("rsc" in headers);
  const keepsQuery = status === PERMANENT_REDIRECT && isPage && query && PLAIN_ADDRESS.test(target);
  return keepsQuery ? `${target}?${query}` : target;
}
