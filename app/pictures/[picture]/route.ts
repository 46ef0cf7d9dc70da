import type { NextRequest } from "next/server";
import { notFoundResponse, pictureCaching, redirectOnce, unavailableResponse } from "@/lib/http/responses";
import { readPictureUrl } from "@/lib/media/image-source";
import { getPicture } from "#host/resized-picture";

type RouteProps = { params: Promise<{ picture: string }> };

export async function GET(request: NextRequest, { params }: RouteProps): Promise<Response> {
  const asked = readPictureUrl((await params).picture, request.nextUrl.search);
  if (!asked) return notFoundResponse();
  const result = await getPicture(asked);
  if (result.state === "missing") return notFoundResponse();
  if (result.state === "unavailable") return unavailableResponse();
  const { webp, etag, maxAge } = result.data;
  if (!webp) return redirectOnce(asked.address);
  const headers = { "Cache-Control": pictureCaching(maxAge), ETag: etag };
  if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(webp), { headers: { ...headers, "Content-Type": "image/webp" } });
}
