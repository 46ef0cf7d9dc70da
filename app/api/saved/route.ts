import { JSON_BODY_MAX_BYTES, SAVED_MAX, SLUG_ASKED_MAX_LENGTH } from "@lampstand/contract/limits";
import { z } from "zod";
import { currentSession } from "@/lib/auth/session";
import { admitBody, tooManyRequests } from "@/lib/http/admit";
import type { Refusal } from "@/lib/http/refusal-page";
import { NOT_STORED, RETRY_AFTER } from "@/lib/http/responses";
import { posterSource } from "@/lib/media/image-source";
import { isPlausibleSlug, paths } from "@/lib/paths";
import { ProviderError } from "@/lib/provider/client";
import { syncSaved } from "@/lib/provider/members";
import { readCapability } from "@/lib/provider/settings";
import { findVideosByKeys, type KeyedVideo } from "@/lib/provider/videos-by-keys";
import { reelPath } from "@/lib/reels/feed-address";
import { logError } from "@/lib/utils/log";

const AWAY: Refusal = { status: 503, message: { key: "savedNotLoaded" }, headers: RETRY_AFTER };

/** Ids, and slugs stored by earlier versions. */
const keys = z
  .array(z.string().max(SLUG_ASKED_MAX_LENGTH))
  .max(SAVED_MAX)
  .transform((list) => list.filter(isPlausibleSlug));

/** Returns a member's list after the changes, or this browser's, and what visitors can see of it. */
export const POST = admitBody(
  {
    limits: { address: { name: "saved-address", points: 1500, seconds: 600 } },
    tooMany: "savedNotLoaded",
    maxBytes: JSON_BODY_MAX_BYTES,
    /** `saved` lists all of this browser's stories, `add` and `remove` the changes since the account's last update. */
    json: z.object({ saved: keys, add: keys, remove: keys }),
    unreadable: { key: "savedUnreadable" },
  },
  async ({ saved, add, remove }, { address }) => {
    try {
      const capability = await readCapability("saved");
      if (capability.state === "unavailable") return AWAY;
      const session = capability.state === "found" ? await currentSession() : null;
      const changed = await findVideosByKeys(session ? [...add, ...remove] : [], address);
      if (changed.wait > 0) return tooManyRequests(changed.wait, "savedNotLoaded");
      // Providers know saved videos by their slugs.
      const slugsOf = (keys: string[]) => keys.map((key) => changed.videos.get(key)?.slug ?? key);
      const change = { add: slugsOf(add), remove: slugsOf(remove) };
      const slugs = session && (await syncSaved(session.userId, change, { visitorAddress: address }));
      const list = slugs ?? saved;
      const { wait, videos } = await findVideosByKeys(list, address);
      if (wait > 0) return tooManyRequests(wait, "savedNotLoaded");
      const account = slugs && slugs.map((slug) => videos.get(slug)?.id ?? slug);
      const stories = list.flatMap((key, index) => {
        const video = videos.get(key);
        return video ? [storyOf(account?.[index] ?? key, video)] : [];
      });
      return Response.json({ account, stories }, { headers: NOT_STORED });
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      logError("saved-stories-failed", error);
      return AWAY;
    }
  },
);

/** @param asked The id or current or former slug by which the browser knows it. */
function storyOf(asked: string, { id, slug, name, language, poster, videoType }: KeyedVideo) {
  const path = videoType === "multiple" ? reelPath(paths.reels, slug) : paths.video(slug);
  return { id, slug, asked, name, language, path, poster: poster && posterSource(poster) };
}
