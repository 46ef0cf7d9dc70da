import { MORE_VIDEO_COUNTS, REACHED_PARTS, VIDEO_COUNTS } from "@lampstand/contract/counts";
import { COUNTS_PER_BEACON_MAX } from "@lampstand/contract/limits";
import { z } from "zod";
import { admitBody } from "@/lib/http/admit";
import { secondsToWait } from "@/lib/http/rate-limit";
import { countDaily } from "@/lib/provider/counts";
import { isPlausibleSlug } from "@/lib/paths";

const KEY_MAX_LENGTH = 100;

const slug = z.string().refine(isPlausibleSlug);

const part = z.int().min(1).max(REACHED_PARTS);

const beaconSchema = z.object({
  key: z.string().max(KEY_MAX_LENGTH).optional(),
  counts: z
    .array(
      z.union([
        z.object({ kind: z.enum([...VIDEO_COUNTS, ...MORE_VIDEO_COUNTS]), slug }),
        z
          .object({ kind: z.literal("reached"), slug, part, from: part.optional() })
          .refine(({ part: to, from }) => from === undefined || from < to),
      ]),
    )
    .min(1)
    .max(COUNTS_PER_BEACON_MAX),
});

/** Browsers and proxies may repeat a beacon if they missed the answer. */
const ONCE = { name: "counts-beacon", points: 1, seconds: 600 };

/** Does not identify visitors. */
export const POST = admitBody(
  {
    limits: { address: { name: "counts-address", points: 6000, seconds: 600 } },
    tooMany: "tooManyRequests",
    maxBytes: 8 * 1024, // more than the longest beacon
    json: beaconSchema,
    unreadable: { key: "notCountable" },
  },
  async ({ key, counts }, { request }) => {
    const isNew = key === undefined || (await secondsToWait(ONCE, key)) === 0;
    if (isNew && !asksNotToBeTracked(request.headers)) await countDaily(counts);
    return new Response(null, { status: 204 });
  },
);

/** Checks for Do Not Track and Global Privacy Control, although our script then sends nothing. */
function asksNotToBeTracked(headers: Headers): boolean {
  return headers.get("dnt") === "1" || headers.get("sec-gpc") === "1";
}
