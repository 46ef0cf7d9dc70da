import { createHash } from "node:crypto";

/** A text that may be kept but is asked about each time: 304 to whoever has this version already. */
export function freshResponse(request: Request, body: string, contentType: string): Response {
  const etag = `W/"${createHash("sha256").update(body).digest("base64url")}"`;
  const headers = { "Cache-Control": "no-cache", ETag: etag };
  const known = request.headers.get("if-none-match")?.split(/\s*,\s*/) ?? [];
  if (known.includes(etag)) return new Response(null, { status: 304, headers });
  return new Response(body, { headers: { ...headers, "Content-Type": contentType } });
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
