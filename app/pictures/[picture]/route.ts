import type { NextRequest } from "next/server";
import { pictureCaching, RETRY_AFTER } from "@/lib/http/responses";
import { readPictureUrl } from "@/lib/media/image-source";
import { getPicture } from "./resized-picture";

type RouteProps = { params: Promise<{ picture: string }> };

const NOT_KEPT = { "Cache-Control": "no-store" };

/** A picture of the provider's, resized. */
export async function GET(request: NextRequest, { params }: RouteProps): Promise<Response> {
  const asked = readPictureUrl((await params).picture, request.nextUrl.search);
  if (!asked) return new Response("Not found", { status: 404, headers: NOT_KEPT });
  const result = await getPicture(asked);
  if (result.state === "missing") return new Response("Not found", { status: 404, headers: NOT_KEPT });
  if (result.state === "unavailable")
    return new Response("Not available now", { status: 503, headers: { ...NOT_KEPT, ...RETRY_AFTER } });
  const { webp, etag, maxAge } = result.data;
  if (!webp) return new Response(null, { status: 307, headers: { ...NOT_KEPT, Location: asked.address } });
  const headers = { "Cache-Control": pictureCaching(maxAge), ETag: etag };
  if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(webp), { headers: { ...headers, "Content-Type": "image/webp" } });
}
