import { MORE_VIDEO_COUNTS, REACHED_PARTS, VIDEO_COUNTS } from "@lampstand/contract/counts";
import { COUNTS_PER_BEACON_MAX } from "@lampstand/contract/limits";
import { z } from "zod";
import { admitBody } from "@/lib/http/admit";
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

/** Visitors are not identified. */
export const POST = admitBody(
  {
    limits: { address: { name: "counts-address", points: 600, seconds: 600 } },
    tooMany: "Too much was counted from here.",
    maxBytes: 8 * 1024, // more than the longest beacon
    json: watchedSchema,
    unreadable: "This cannot be counted.",
  },
  async ({ counts }, { request }) => {
    if (!asksNotToBeTracked(request.headers)) await countDaily(counts);
    return new Response(null, { status: 204 });
  },
);

/** Do Not Track or Global Privacy Control. Our script then sends nothing; this is for what is sent anyway. */
function asksNotToBeTracked(headers: Headers): boolean {
  return headers.get("dnt") === "1" || headers.get("sec-gpc") === "1";
}
