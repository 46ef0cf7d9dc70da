import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { hasNextHeaders } from "@/lib/page-cache/next-headers.mjs";

/** Allows shared caches to keep an answer (RFC 9213); next.config.mjs sets it by the address alone. */
const CDN_CACHE_CONTROL = "cdn-cache-control";

const KEPT_TYPES = /^(?:text\/(?:html|plain|xml)|application\/(?:(?:rss\+)?xml|manifest\+json))\b/;

type Answering = {
  request: Pick<IncomingMessage, "method" | "headers">;
  response: Pick<ServerResponse, "getHeader" | "removeHeader">;
};

export function limitSharedCaches({ request, response }: Answering, status: number): void {
  if (!isWhole(request, status) || !isKeptType(response.getHeader("content-type"), status))
    response.removeHeader(CDN_CACHE_CONTROL);
}

function isWhole({ method, headers }: Answering["request"], status: number): boolean {
  return (
    (method === "GET" || method === "HEAD") && !hasNextHeaders(headers) && (status === 200 || status === 304)
  );
}

function isKeptType(type: unknown, status: number): boolean {
  return status === 304 ? type === undefined : KEPT_TYPES.test(String(type)); // Next may set a list of one
}
