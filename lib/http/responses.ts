import { createHash } from "node:crypto";

/** A text that may be kept but is asked about each time, with its version. */
export function versionedResponse(body: string, contentType: string): Response {
  const etag = `W/"${createHash("sha256").update(body).digest("base64url")}"`;
  return new Response(body, {
    headers: { "Cache-Control": "no-cache", ETag: etag, "Content-Type": contentType },
  });
}

/**
 * `Cache-Control` of a picture that may be of a withdrawn story at the next request: browsers keep it for so many seconds,
 * caches that serve several people ask each time.
 */
export function pictureCaching(seconds: number): string {
  return `public, max-age=${seconds}, s-maxage=0, must-revalidate`;
}

/** The same response; 304 to whoever has this version already. */
export function ifChanged(request: Request, response: Response): Response {
  const etag = response.headers.get("etag");
  if (etag === null || !isKnown(etag, request.headers.get("if-none-match"))) return response;
  return new Response(null, { status: 304, headers: { "Cache-Control": "no-cache", ETag: etag } });
}

/**
 * Whether this version is among those that a client has. A proxy that compresses makes an ETag a weak one.
 *
 * @param known the header `If-None-Match`
 */
export function isKnown(etag: string, known: string | null | undefined): boolean {
  return known?.split(/\s*,\s*/).some((one) => withoutWeakness(one) === withoutWeakness(etag)) ?? false;
}

function withoutWeakness(etag: string): string {
  return etag.replace(/^W\//, "");
}

/** 503, for programs that would take an incomplete answer for the whole. */
export function unavailableResponse(): Response {
  return new Response("Not available for the moment. Please try again later.\n", {
    status: 503,
    headers: {
      "Cache-Control": "no-store",
      "Content-Type": "text/plain; charset=utf-8",
      ...RETRY_AFTER,
    },
  });
}

/** The header of a 503 that says when to try again, in seconds: an outage is seldom over sooner. */
export const RETRY_AFTER = { "Retry-After": "60" } as const;

/** The error of every route: `{status: "error", message}`, the message fit to show to a visitor. */
export function errorResponse(
  status: number,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json({ status: "error", message }, { status, headers });
}
