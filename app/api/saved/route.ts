import { JSON_BODY_MAX_BYTES, SAVED_MAX, SLUG_ASKED_MAX_LENGTH } from "@lampstand/contract/limits";
import { z } from "zod";
import { currentSession } from "@/lib/auth/session";
import { readJson } from "@/lib/http/body";
import { addressKey, secondsToWait, type RateLimit } from "@/lib/http/rate-limit";
import { errorResponse, RETRY_AFTER } from "@/lib/http/responses";
import { isSameOrigin } from "@/lib/http/same-origin";
import { NOT_STORED } from "@/lib/http/unstored-responses";
import { visitorAddress } from "@/lib/http/visitor";
import { posterSource } from "@/lib/media/image-source";
import { isPlausibleSlug, paths } from "@/lib/paths";
import { dataOr } from "@/lib/provider/cached-query";
import { ProviderError } from "@/lib/provider/client";
import { syncSaved } from "@/lib/provider/members";
import { readOffer } from "@/lib/provider/responses";
import { getShownVideos, getVideo, hasOwnPage, isInFeed, type ShownVideo } from "@/lib/provider/videos";
import { reelPath } from "@/lib/reels/feed-address";
import { logError } from "@/lib/utils/log";

const LIMIT: RateLimit = { name: "saved-address", points: 300, seconds: 600 };

/** Of stories that are asked for one by one: each costs the provider a read. */
const READS_LIMIT: RateLimit = { name: "saved-reads-address", points: 4000, seconds: 600 };

const READS_AT_ONCE = 20;

const NOT_REACHED = "We could not reach your saved stories just now.";

const slugs = z
  .array(z.string().max(SLUG_ASKED_MAX_LENGTH))
  .max(SAVED_MAX)
  .transform((list) => list.filter(isPlausibleSlug));

/** `saved`: all of this browser's. The others: what was changed there since the account last heard of it. */
const bodySchema = z.object({ saved: slugs, add: slugs, remove: slugs });

/** A member's list after the changes, and what visitors can see of it, or else of this browser's. */
export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin(request.headers)) return errorResponse(403, "This did not come from our site.");
  const address = await visitorAddress();
  const key = addressKey(address ?? "unknown");
  const wait = await secondsToWait(LIMIT, key);
  if (wait > 0) return tooMany(wait);
  const body = bodySchema.safeParse(await readJson(request, JSON_BODY_MAX_BYTES));
  if (!body.success) return errorResponse(400, "These are no saved stories.");
  const { saved, add, remove } = body.data;
  try {
    const offer = await readOffer("saved");
    if (offer.state === "unavailable") return errorResponse(503, NOT_REACHED, RETRY_AFTER);
    const session = offer.state === "found" ? await currentSession() : null;
    const call = { visitorAddress: address };
    const account = session && (await syncSaved(session.userId, { add, remove }, call));
    const list = account ?? saved;
    const known = await shownVideos();
    const others = list.filter((slug) => !known.has(slug));
    const readsWait = others.length > 0 ? await secondsToWait(READS_LIMIT, key, others.length) : 0;
    if (readsWait > 0) return tooMany(readsWait);
    const found = await findOthers(others);
    const stories = list.flatMap((slug) => {
      const video = known.get(slug);
      return video ? [storyOf(slug, video)] : (found.get(slug) ?? []);
    });
    return Response.json({ account, stories }, { headers: NOT_STORED });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    logError("saved-stories-failed", error);
    return errorResponse(503, NOT_REACHED, RETRY_AFTER);
  }
}

function tooMany(wait: number): Response {
  return errorResponse(429, NOT_REACHED, { "Retry-After": String(wait) });
}

/** All that are shown now, known from one read. @throws {ProviderError} */
async function shownVideos(): Promise<Map<string, ShownVideo>> {
  const videos = await getShownVideos();
  if (videos.state === "unavailable") throw new ProviderError("unreachable", paths.reels);
  return new Map(dataOr(videos, []).map((video) => [video.slug, video]));
}

/** The rest: those that were renamed, while others are no more. */
async function findOthers(slugs: readonly string[]) {
  const found = new Map<string, Story[]>();
  for (let next = 0; next < slugs.length; next += READS_AT_ONCE) {
    const some = slugs.slice(next, next + READS_AT_ONCE);
    await Promise.all(some.map(async (slug) => found.set(slug, await findOther(slug))));
  }
  return found;
}

async function findOther(asked: string): Promise<Story[]> {
  const result = await getVideo(asked);
  // What cannot be read just now is not gone.
  if (result.state === "unavailable") throw new ProviderError("unreachable", paths.video(asked));
  if (result.state === "missing") return [];
  const { video } = result.data;
  return hasOwnPage(video) || isInFeed(video) ? [storyOf(asked, video)] : [];
}

type Shown = Pick<ShownVideo, "slug" | "name" | "poster" | "videoType">;

type Story = ReturnType<typeof storyOf>;

/** @param slug By which the browser knows it; the story may have another by now. */
function storyOf(slug: string, { slug: current, name, poster, videoType }: Shown) {
  const path = videoType === "multiple" ? reelPath(paths.reels, current) : paths.video(current);
  return { slug, name, path, poster: poster && posterSource(poster) };
}
