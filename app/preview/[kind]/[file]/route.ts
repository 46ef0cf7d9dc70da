import type { NextRequest } from "next/server";
import { z } from "zod";
import { dataOr } from "@/lib/provider/cached-query";
import { DEFAULT_SETTINGS, getSettings } from "@/lib/provider/settings";
import { notAvailableNow, notFoundResponse, pictureCaching } from "@/lib/http/responses";
import { readSubject } from "@/lib/seo/share-card/subject";
import { SHARE_CARD_KINDS } from "@/lib/seo/site-url";
import { drawShareCard, type ShareCardImage } from "./draw-share-card";

type RouteProps = { params: Promise<{ kind: string; file: string }> };

const address = z.object({
  kind: z.enum(SHARE_CARD_KINDS),
  file: z.string().regex(/^.+\.jpg$/),
});

/** For browsers, in seconds. */
const MAX_AGE = 300;

export async function GET(request: NextRequest, { params }: RouteProps) {
  const parsed = address.safeParse(await params);
  if (!parsed.success) return notFoundResponse();
  const { kind, file } = parsed.data;
  const name = file.slice(0, -".jpg".length);
  const [result, settings] = await Promise.all([readSubject(kind, name), getSettings()]);
  if (result.state === "missing") return notFoundResponse();
  if (result.state === "unavailable" || settings.state === "unavailable") return notAvailableNow();
  const image = await drawShareCard(result.data, dataOr(settings, DEFAULT_SETTINGS));
  return image ? picture(request, image) : notAvailableNow();
}

function picture(request: NextRequest, { jpeg, etag }: ShareCardImage): Response {
  const headers = { "Cache-Control": pictureCaching(MAX_AGE), ETag: etag };
  if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(jpeg), { headers: { ...headers, "Content-Type": "image/jpeg" } });
}
