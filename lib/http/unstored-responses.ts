import { RETRY_AFTER } from "./responses";

/** For an answer that may be another one at the next request. */
export const NOT_STORED = { "Cache-Control": "no-store" } as const;

export function notFoundResponse(): Response {
  return new Response("Not found", { status: 404, headers: NOT_STORED });
}

/** 503, which is asked again in a moment. */
export function notAvailableNow(): Response {
  return new Response("Not available now", { status: 503, headers: { ...NOT_STORED, ...RETRY_AFTER } });
}

/** Leads to another address for this request alone. */
export function redirectOnce(address: string): Response {
  return new Response(null, { status: 307, headers: { ...NOT_STORED, Location: address } });
}
