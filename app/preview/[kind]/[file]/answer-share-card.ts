import "server-only";
import { notAvailableNow, pictureCaching } from "@/lib/http/responses";
import type { SiteSettings } from "@/lib/provider/settings";
import type { ShareCardSubject } from "@/lib/seo/share-card/subject";
import { drawShareCard } from "./draw-share-card";

/** For browsers, in seconds. */
const MAX_AGE = 300;

export async function answerShareCard(
  request: Request,
  subject: ShareCardSubject,
  settings: SiteSettings,
): Promise<Response> {
  const card = await drawShareCard(subject, settings);
  if (!card) return notAvailableNow();
  const headers = { "Cache-Control": pictureCaching(MAX_AGE), ETag: card.etag };
  if (request.headers.get("if-none-match") === card.etag) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(card.jpeg), { headers: { ...headers, "Content-Type": "image/jpeg" } });
}
