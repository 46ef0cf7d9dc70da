import { VIDEO_COUNTS } from "@lampstand/contract/counts";
import { COUNTS_PER_BEACON_MAX } from "@lampstand/contract/limits";
import { z } from "zod";
import { readJson } from "@/lib/http/body";
import { addressKey, secondsToWait, type RateLimit } from "@/lib/http/rate-limit";
import { errorResponse } from "@/lib/http/responses";
import { isSameOrigin } from "@/lib/http/same-origin";
import { visitorAddress } from "@/lib/http/visitor";
import { countDaily } from "@/lib/provider/counts";
import { isPlausibleSlug } from "@/lib/paths";

/** What happened to videos while a page was open, as the browser tells it in `POST /api/counts`. */
const watchedSchema = z.object({
  counts: z
    .array(z.object({ kind: z.enum(VIDEO_COUNTS), slug: z.string().refine(isPlausibleSlug) }))
    .min(1)
    .max(COUNTS_PER_BEACON_MAX),
});

/** More than the longest beacon, in bytes. */
const MAX_BODY_BYTES = 8 * 1024;

/** A whole congregation may share an address. It is known for these minutes alone, and in memory. */
const LIMIT: RateLimit = { name: "counts-address", points: 600, seconds: 600 };

/** What a page counted, as its browser tells when it is left. Nobody is told apart, so no cookie is read or set. */
export async function POST(request: Request): Promise<Response> {
  const { headers } = request;
  if (!isSameOrigin(headers)) return errorResponse(403, "Only pages of this site are counted.");
  const wait = await secondsToWait(LIMIT, addressKey((await visitorAddress()) ?? "unknown"));
  if (wait > 0) return errorResponse(429, "Too much was counted from here.", { "Retry-After": String(wait) });
  const body = watchedSchema.safeParse(await readJson(request, MAX_BODY_BYTES).catch(() => undefined));
  if (!body.success) return errorResponse(400, "This cannot be counted.");
  if (!asksNotToBeTracked(headers)) await countDaily(body.data.counts);
  return new Response(null, { status: 204 });
}

/** Do Not Track, or Global Privacy Control. Browsers that say so are not to send anything; this is for those that do. */
function asksNotToBeTracked(headers: Headers): boolean {
  return headers.get("dnt") === "1" || headers.get("sec-gpc") === "1";
}
