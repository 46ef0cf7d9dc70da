import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { hasNextHeaders } from "./next-headers.mjs";

/** By this header shared caches are given leave to keep an answer (RFC 9213). next.config.mjs gives it by the address alone. */
const LEAVE = "cdn-cache-control";

/** What is the same for everybody: pages, the feed, the sitemap, robots.txt and the manifest. */
const KEPT_TYPES = /^(?:text\/(?:html|plain|xml)|application\/(?:(?:rss\+)?xml|manifest\+json))\b/;

type Answering = {
  request: Pick<IncomingMessage, "method" | "headers">;
  response: Pick<ServerResponse, "getHeader" | "removeHeader">;
};

/**
 * Takes the leave back from all but whole answers of 200: data of a navigation, redirects and failures are for who asked.
 *
 * @param status that is sent
 */
export function limitSharedCaches({ request, response }: Answering, status: number): void {
  if (!isWhole(request, status) || !isKeptType(response.getHeader("content-type"), status))
    response.removeHeader(LEAVE);
}

function isWhole({ method, headers }: Answering["request"], status: number): boolean {
  return (
    (method === "GET" || method === "HEAD") && !hasNextHeaders(headers) && (status === 200 || status === 304)
  );
}

/** A 304 says that what is kept is still right, and names no type. */
function isKeptType(type: unknown, status: number): boolean {
  // Of a route handler, Next sets a list of one.
  return status === 304 ? type === undefined : KEPT_TYPES.test(String(type));
}
