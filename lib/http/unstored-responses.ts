import { RETRY_AFTER } from "./responses";

export const NOT_STORED = { "Cache-Control": "no-store" } as const;

export function notFoundResponse(): Response {
  return new Response("Not found", { status: 404, headers: NOT_STORED });
}

export function notAvailableNow(): Response {
  return new Response("Not available now", { status: 503, headers: { ...NOT_STORED, ...RETRY_AFTER } });
}

export function redirectOnce(address: string): Response {
  return new Response(null, { status: 307, headers: { ...NOT_STORED, Location: address } });
}
