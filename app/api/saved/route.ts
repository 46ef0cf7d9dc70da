import { JSON_BODY_MAX_BYTES, SAVED_MAX, SLUG_ASKED_MAX_LENGTH } from "@lampstand/contract/limits";
import { z } from "zod";
import { currentSession } from "@/lib/auth/session";
import { admitBody, tooManyRequests } from "@/lib/http/admit";
import { addressKey, limitOf, secondsToWait, type RateLimit } from "@/lib/http/rate-limit";
import type { Refusal } from "@/lib/http/refusals";
import { NOT_STORED, RETRY_AFTER } from "@/lib/http/responses";
import { posterSource } from "@/lib/media/image-source";
import { isPlausibleSlug, paths } from "@/lib/paths";
import { dataOr } from "@/lib/provider/cached-query";
import { ProviderError } from "@/lib/provider/client";
import { syncSaved } from "@/lib/provider/members";
import { readCapability } from "@/lib/provider/settings";
import { getShownVideos, getVideo } from "@/lib/provider/videos";
import { hasOwnPage, isInFeed, type ShownVideo } from "@/lib/provider/video-schema";
import { reelPath } from "@/lib/reels/feed-address";
import { logError } from "@/lib/utils/log";

/** For stories that are read one by one: each costs the provider a read. */
const READS_LIMIT: RateLimit = { name: "saved-reads-address", points: 4000, seconds: 600 };

const READS_AT_ONCE = 20;

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
      const known = await shownVideos();
      const change = { add: slugsOf(add, known), remove: slugsOf(remove, known) };
      const slugs = session && (await syncSaved(session.userId, change, { visitorAddress: address }));
      const account = slugs && slugs.map((slug) => known.get(slug)?.id ?? slug);
      const list = account ?? saved;
      const others = list.filter((key) => !known.has(key));
      const wait =
        others.length > 0
          ? await secondsToWait(limitOf(address, READS_LIMIT), addressKey(address), others.length)
          : 0;
      if (wait > 0) return tooManyRequests(wait, "savedNotLoaded");
      const found = await findOthers(others);
      const stories = list.flatMap((key) => {
        const video = known.get(key);
        return video ? [storyOf(key, video)] : (found.get(key) ?? []);
      });
      return Response.json({ account, stories }, { headers: NOT_STORED });
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      logError("saved-stories-failed", error);
      return AWAY;
    }
  },
);

/**
 * Returns all videos shown now, by id and by slug, from one read.
 * @throws {ProviderError}
 */
async function shownVideos(): Promise<Map<string, ShownVideo>> {
  const videos = await getShownVideos();
  if (videos.state === "unavailable") throw new ProviderError("unreachable", paths.reels);
  return new Map(
    dataOr(videos, []).flatMap((video) => [
      [video.slug, video],
      [video.id, video],
    ]),
  );
}

/** Returns slugs, since providers know saved videos by them. */
function slugsOf(keys: readonly string[], known: ReadonlyMap<string, ShownVideo>): string[] {
  return keys.map((key) => known.get(key)?.slug ?? key);
}

/** Finds the remaining stories: some were renamed, others no longer exist. */
async function findOthers(keys: readonly string[]) {
  const found = new Map<string, Story[]>();
  for (let next = 0; next < keys.length; next += READS_AT_ONCE) {
    const some = keys.slice(next, next + READS_AT_ONCE);
    await Promise.all(some.map(async (key) => found.set(key, await findOther(key))));
  }
  return found;
}

async function findOther(asked: string): Promise<Story[]> {
  const result = await getVideo(asked);
  // A story that can't be read just now isn't gone.
  if (result.state === "unavailable") throw new ProviderError("unreachable", paths.video(asked));
  if (result.state === "missing") return [];
  const { video } = result.data;
  return hasOwnPage(video) || isInFeed(video) ? [storyOf(asked, video)] : [];
}

type Shown = Pick<ShownVideo, "id" | "slug" | "name" | "poster" | "videoType">;

type Story = ReturnType<typeof storyOf>;

/** @param asked The id or current or former slug by which the browser knows it. */
function storyOf(asked: string, { id, slug, name, poster, videoType }: Shown) {
  const path = videoType === "multiple" ? reelPath(paths.reels, slug) : paths.video(slug);
  return { id, slug, asked, name, path, poster: poster && posterSource(poster) };
}
