import type { NextRequest } from "next/server";
import { z } from "zod";
import { getKnownSettings } from "@/lib/provider/settings";
import { RETRY_AFTER } from "@/lib/http/retry-after";
import { readSubject } from "@/lib/seo/share-card/subject";
import { PREVIEW_KINDS } from "@/lib/seo/preview-address";
import { drawPreview, type Preview } from "./draw-preview";

type RouteProps = { params: Promise<{ kind: string; file: string }> };

const address = z.object({
  kind: z.enum(PREVIEW_KINDS),
  file: z.string().regex(/^.+\.jpg$/),
});

/** How long a copy may be kept, in seconds: an address with a version changes with what it shows. */
const KEPT_WITH_VERSION = 86_400;
const KEPT_WITHOUT_VERSION = 300;

/** The preview picture of a page, a video, a blog or a hashtag, for programs that draw a link's preview. */
export async function GET(request: NextRequest, { params }: RouteProps) {
  const parsed = address.safeParse(await params);
  if (!parsed.success) return notThere();
  const { kind, file } = parsed.data;
  const name = file.slice(0, -".jpg".length);
  const [reading, settings] = await Promise.all([readSubject(kind, name), getKnownSettings()]);
  if (reading.state === "missing") return notThere();
  if (reading.state === "unavailable" || !settings) return notNow();
  const preview = await drawPreview(reading.data, settings.company);
  return preview ? picture(request, preview) : notNow();
}

function picture(request: NextRequest, { jpeg, etag }: Preview): Response {
  const seconds = request.nextUrl.searchParams.has("v") ? KEPT_WITH_VERSION : KEPT_WITHOUT_VERSION;
  const headers = { "Cache-Control": `public, max-age=${seconds}`, ETag: etag };
  if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(jpeg), { headers: { ...headers, "Content-Type": "image/jpeg" } });
}

function notThere(): Response {
  return new Response("Not found", { status: 404, headers: { "Cache-Control": "no-store" } });
}

function notNow(): Response {
  const headers = { "Cache-Control": "no-store", ...RETRY_AFTER };
  return new Response("The picture cannot be drawn now", { status: 503, headers });
}
