import { prayerBody } from "@lampstand/contract/schemas/responses";
import { readBytes } from "@/lib/http/body";
import { addressKey, secondsToWait, type RateLimit } from "@/lib/http/rate-limit";
import { errorResponse, RETRY_AFTER } from "@/lib/http/responses";
import { isSameOrigin } from "@/lib/http/same-origin";
import { visitorAddress } from "@/lib/http/visitor";
import { isPlausibleSlug, paths, prayedId } from "@/lib/paths";
import { ProviderError } from "@/lib/provider/client";
import { addPrayer, readOffer } from "@/lib/provider/responses";
import { getVideo, hasOwnPage } from "@/lib/provider/videos";
import { reelPath } from "@/lib/reels/feed-address";
import { logError } from "@/lib/utils/log";

/** More than a slug and a key. */
const MAX_BODY_BYTES = 2048;

/** A whole congregation may share an address. The address is in memory only, for these `seconds`. */
const LIMIT: RateLimit = { name: "prayers-address", points: 1200, seconds: 600 };

const NO_STORY = "There is no such story.";

const NOT_COUNTED = "It could not be counted just now.";

/** From script, which keeps it until it is answered, or from a plain form. No cookie is read or set. */
export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin(request.headers)) return errorResponse(403, "Only pages of this site take prayers.");
  const wait = await secondsToWait(LIMIT, addressKey((await visitorAddress()) ?? "unknown"));
  if (wait > 0) return errorResponse(429, NOT_COUNTED, { "Retry-After": String(wait) });
  const isPlain = !/^application\/json\b/i.test(request.headers.get("content-type") ?? "");
  const press = prayerBody.safeParse(await readPress(request, isPlain));
  if (!press.success || !isPlausibleSlug(press.data.slug)) return errorResponse(400, NOT_COUNTED);
  const offer = await readOffer("prayers");
  if (offer.state === "missing") return errorResponse(404, NO_STORY);
  if (offer.state === "unavailable") return errorResponse(503, NOT_COUNTED, RETRY_AFTER);
  try {
    const prayed = await addPrayer(press.data);
    if (!isPlain) return Response.json({ prayed }, { headers: { "Cache-Control": "no-store" } });
    const Location = `${await pathOf(press.data.slug)}#${encodeURIComponent(prayedId(press.data.slug))}`;
    return new Response(null, { status: 303, headers: { Location } });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (error.failure === "missing") return errorResponse(404, NO_STORY);
    logError("prayer-not-counted", error);
    return errorResponse(503, NOT_COUNTED, RETRY_AFTER);
  }
}

/** Some stories are in the feed alone. */
async function pathOf(slug: string): Promise<string> {
  const result = await getVideo(slug);
  const hasPage = result.state !== "found" || hasOwnPage(result.data.video);
  return hasPage ? paths.video(slug) : reelPath(paths.reels, slug);
}

/** A plain form has no key of its own: without script a browser remembers nothing. */
async function readPress(request: Request, isPlain: boolean): Promise<unknown> {
  try {
    const body = (await readBytes(request, MAX_BODY_BYTES)).toString();
    if (!isPlain) return JSON.parse(body);
    return { slug: new URLSearchParams(body).get("slug"), key: crypto.randomUUID() };
  } catch {
    return undefined;
  }
}
