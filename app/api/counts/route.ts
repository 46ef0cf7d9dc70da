import { MORE_VIDEO_COUNTS, REACHED_PARTS, VIDEO_COUNTS } from "@lampstand/contract/counts";
import { COUNTS_PER_BEACON_MAX } from "@lampstand/contract/limits";
import { z } from "zod";
import { readJson } from "@/lib/http/body";
import { addressKey, secondsToWait, type RateLimit } from "@/lib/http/rate-limit";
import { errorResponse } from "@/lib/http/responses";
import { isSameOrigin } from "@/lib/http/same-origin";
import { visitorAddress } from "@/lib/http/visitor";
import { countDaily } from "@/lib/provider/counts";
import { isPlausibleSlug } from "@/lib/paths";

const slug = z.string().refine(isPlausibleSlug);

const watchedSchema = z.object({
  counts: z
    .array(
      z.union([
        z.object({ kind: z.enum([...VIDEO_COUNTS, ...MORE_VIDEO_COUNTS]), slug }),
        z.object({ kind: z.literal("reached"), slug, part: z.int().min(1).max(REACHED_PARTS) }),
      ]),
    )
    .min(1)
    .max(COUNTS_PER_BEACON_MAX),
});

/** More than the longest beacon. */
const MAX_BODY_BYTES = 8 * 1024;

/** A whole congregation may share an address. The address is in memory only, for these `seconds`. */
const LIMIT: RateLimit = { name: "counts-address", points: 600, seconds: 600 };

/** Visitors are not told apart, so no cookie is read or set. */
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

/** Do Not Track or Global Privacy Control. Our script then sends nothing; this is for what is sent anyway. */
function asksNotToBeTracked(headers: Headers): boolean {
  return headers.get("dnt") === "1" || headers.get("sec-gpc") === "1";
}
