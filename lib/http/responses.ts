import { createHash } from "node:crypto";

export const NOT_STORED = { "Cache-Control": "no-store" } as const;

export const RETRY_AFTER = { "Retry-After": "60" } as const;

export function versionedResponse(body: string, contentType: string): Response {
  const etag = `W/"${createHash("sha256").update(body).digest("base64url")}"`;
  return new Response(body, {
    headers: { "Cache-Control": "no-cache", ETag: etag, "Content-Type": contentType },
  });
}

/** Shared caches must revalidate each time, since the picture's story may be withdrawn. */
export function pictureCaching(seconds: number): string {
  return `public, max-age=${seconds}, s-maxage=0, must-revalidate`;
}

export function ifChanged(request: Request, response: Response): Response {
  const etag = response.headers.get("etag");
  if (etag === null || !isKnown(etag, request.headers.get("if-none-match"))) return response;
  return new Response(null, { status: 304, headers: { "Cache-Control": "no-cache", ETag: etag } });
}

/** `known` is the `If-None-Match` header. A compressing proxy makes an ETag weak. */
export function isKnown(etag: string, known: string | null | undefined): boolean {
  return known?.split(/\s*,\s*/).some((one) => withoutWeakness(one) === withoutWeakness(etag)) ?? false;
}

function withoutWeakness(etag: string): string {
  return etag.replace(/^W\//, "");
}

/** Has no words, since only programs and pictures ask for it. */
export function unavailableResponse(): Response {
  // Programs would take an incomplete answer for the whole.
  return new Response(null, { status: 503, headers: { ...NOT_STORED, ...RETRY_AFTER } });
}

export function errorResponse(
  status: number,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json({ status: "error", message }, { status, headers });
}

export function isPlainForm({ headers }: Pick<Request, "headers">): boolean {
  const type = headers.get("content-type") ?? "";
  return /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type);
}

export function notFoundResponse(): Response {
  return new Response(null, { status: 404, headers: NOT_STORED });
}

export function redirectOnce(address: string): Response {
  return new Response(null, { status: 307, headers: { ...NOT_STORED, Location: address } });
}
