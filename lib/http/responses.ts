import { createHash } from "node:crypto";

export function versionedResponse(body: string, contentType: string): Response {
  const etag = `W/"${createHash("sha256").update(body).digest("base64url")}"`;
  return new Response(body, {
    headers: { "Cache-Control": "no-cache", ETag: etag, "Content-Type": contentType },
  });
}

/** The story of a picture may be withdrawn: caches of several people ask each time. */
export function pictureCaching(seconds: number): string {
  return `public, max-age=${seconds}, s-maxage=0, must-revalidate`;
}

export function ifChanged(request: Request, response: Response): Response {
  const etag = response.headers.get("etag");
  if (etag === null || !isKnown(etag, request.headers.get("if-none-match"))) return response;
  return new Response(null, { status: 304, headers: { "Cache-Control": "no-cache", ETag: etag } });
}

/** `known` is the header `If-None-Match`. A proxy that compresses makes an ETag weak. */
export function isKnown(etag: string, known: string | null | undefined): boolean {
  return known?.split(/\s*,\s*/).some((one) => withoutWeakness(one) === withoutWeakness(etag)) ?? false;
}

function withoutWeakness(etag: string): string {
  return etag.replace(/^W\//, "");
}

export function unavailableResponse(): Response {
  return new Response("Not available for the moment. Please try again later.\n", {
    status: 503, // programs would take an incomplete answer for the whole
    headers: {
      "Cache-Control": "no-store",
      "Content-Type": "text/plain; charset=utf-8",
      ...RETRY_AFTER,
    },
  });
}

export const RETRY_AFTER = { "Retry-After": "60" } as const;

export function errorResponse(
  status: number,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json({ status: "error", message }, { status, headers });
}
