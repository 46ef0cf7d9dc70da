import { prayerBody } from "@lampstand/contract/schemas/responses";
import { z } from "zod";
import { admitBody } from "@/lib/http/admit";
import type { Refusal } from "@/lib/http/refusal-page";
import { NOT_STORED, RETRY_AFTER } from "@/lib/http/responses";
import { isPlausibleSlug, paths, prayedId } from "@/lib/paths";
import { ProviderError } from "@/lib/provider/client";
import { addPrayer } from "@/lib/provider/submissions";
import { readCapability } from "@/lib/provider/settings";
import { getVideo } from "@/lib/provider/videos";
import { hasOwnPage } from "@/lib/provider/video-schema";
import { reelPath } from "@/lib/reels/feed-address";
import { logError } from "@/lib/utils/log";

const NO_STORY: Refusal = { status: 404, message: { key: "storyGone" } };

const AWAY: Refusal = { status: 503, message: { key: "prayerNotCounted" }, headers: RETRY_AFTER };

/** A plain form has no key of its own, because a browser stores nothing without script. */
const plainPress = z
  .object({ slug: z.string() })
  .transform(({ slug }) => ({ slug, key: crypto.randomUUID() }))
  .refine(({ slug }) => isPlausibleSlug(slug));

/** Accepts a press from a plain form or from script, which stores it until it has an answer. Identifies no browser. */
export const POST = admitBody(
  {
    limits: { address: { name: "prayers-address", points: 3000, seconds: 600 } },
    tooMany: "prayerNotCounted",
    maxBytes: 2048, // more than a slug and a key
    json: prayerBody.refine(({ slug }) => isPlausibleSlug(slug)),
    form: plainPress,
    unreadable: { key: "prayerUnreadable" },
  },
  async (press, { isPlainForm }) => {
    const capability = await readCapability("prayers");
    if (capability.state === "missing") return NO_STORY;
    if (capability.state === "unavailable") return AWAY;
    try {
      const prayed = await addPrayer(press);
      if (!isPlainForm) return Response.json({ prayed }, { headers: NOT_STORED });
      const Location = await thanksFor(press.slug);
      return new Response(null, { status: 303, headers: { Location } });
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      if (error.failure === "missing") return NO_STORY;
      logError("prayer-not-counted", error);
      return AWAY;
    }
  },
);

/** Some stories are only in the feed, and some were renamed since their page was opened. */
async function thanksFor(asked: string): Promise<string> {
  const result = await getVideo(asked);
  const video = result.state === "found" ? result.data.video : null;
  const slug = video?.slug ?? asked;
  const path = !video || hasOwnPage(video) ? paths.video(slug) : reelPath(paths.reels, slug);
  return `${path}#${encodeURIComponent(prayedId(slug))}`;
}
