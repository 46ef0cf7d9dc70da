import { createHash } from "node:crypto";
import { PAPER } from "@lampstand/contract/colors";
import { Markup, markup } from "@/lib/html/markup";
import { paths } from "@/lib/paths";

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

export function unavailableResponse(): Response {
  return new Response("This isn’t available right now. Please try again later.\n", {
    status: 503, // programs would take an incomplete answer for the whole
    headers: {
      "Cache-Control": "no-store",
      "Content-Type": "text/plain; charset=utf-8",
      ...RETRY_AFTER,
    },
  });
}

export type Refusal = { status: number; message: string; headers?: Record<string, string> };

export function errorResponse(
  status: number,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json({ status: "error", message }, { status, headers });
}

/** Answers scripts with JSON, and browsers that navigate with a page. */
export function answerRefusal(request: Request, { status, message, headers }: Refusal): Response {
  return isPlainForm(request) || request.headers.get("accept")?.includes("text/html")
    ? refusalPage(status, message, headers)
    : errorResponse(status, message, { ...NOT_STORED, ...headers });
}

export function isPlainForm({ headers }: Pick<Request, "headers">): boolean {
  const type = headers.get("content-type") ?? "";
  return /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type);
}

const PAGE_STYLE = `
body { margin: 0; background: ${PAPER}; color: #241d2f; font: 1.125rem/1.5 system-ui, sans-serif }
main { max-width: 36rem; margin: 0 auto; padding: 20vh 1.5rem }
h1 { font-size: 1.5rem }
a { color: inherit }
`;

/** Returns a page with one sentence, for where no page of the site can show it. */
export function refusalPage(
  status: number,
  sentence: string,
  headers: Record<string, string> = {},
): Response {
  const page = markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${sentence}</title>
<style>${new Markup(PAGE_STYLE)}</style>
</head>
<body><main><h1>${sentence}</h1><p>You can go back in your browser, or <a href="${paths.home}">go to our home page</a>.</p></main></body>
</html>
`;
  return new Response(page.html, {
    status,
    headers: { ...NOT_STORED, "Content-Type": "text/html; charset=utf-8", ...headers },
  });
}

export function notFoundResponse(): Response {
  return new Response("Not found", { status: 404, headers: NOT_STORED });
}

export function notAvailableNow(): Response {
  return new Response("Not available right now", { status: 503, headers: { ...NOT_STORED, ...RETRY_AFTER } });
}

export function redirectOnce(address: string): Response {
  return new Response(null, { status: 307, headers: { ...NOT_STORED, Location: address } });
}
