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
import { getAllVideos, getVideo, hasOwnPage, isInFeed, type ListedVideo } from "@/lib/provider/videos";
import { reelPath } from "@/lib/reels/feed-address";
import { logError } from "@/lib/utils/log";

const LIMIT: RateLimit = { name: "saved-address", points: 300, seconds: 600 };

/** Each costs the provider a read. */
const OTHERS_MAX = 20;

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
  const wait = await secondsToWait(LIMIT, addressKey(address ?? "unknown"));
  if (wait > 0) return errorResponse(429, NOT_REACHED, { "Retry-After": String(wait) });
  const body = bodySchema.safeParse(await readJson(request, JSON_BODY_MAX_BYTES));
  if (!body.success) return errorResponse(400, "These are no saved stories.");
  const { saved, add, remove } = body.data;
  try {
    const offer = await readOffer("saved");
    if (offer.state === "unavailable") return errorResponse(503, NOT_REACHED, RETRY_AFTER);
    const session = offer.state === "found" ? await currentSession() : null;
    const call = { visitorAddress: address };
    const account = session && (await syncSaved(session.userId, { add, remove }, call));
    return Response.json({ account, stories: await storiesOf(account ?? saved) }, { headers: NOT_STORED });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    logError("saved-stories-failed", error);
    return errorResponse(503, NOT_REACHED, RETRY_AFTER);
  }
}

/**
 * Those that are still shown. All pages of videos are known from one read; of the rest, which were renamed, are in the feed alone
 * or are no more, a few are asked for one by one.
 */
async function storiesOf(list: readonly string[]) {
  const pages = await getAllVideos();
  if (pages.state === "unavailable") throw new ProviderError("unreachable", paths.reels);
  const known = new Map(dataOr(pages, []).map((video) => [video.slug, video]));
  const others = list.filter((slug) => !known.has(slug)).slice(0, OTHERS_MAX);
  const asked = new Map(
    await Promise.all(others.map(async (slug) => [slug, await findOther(slug)] as const)),
  );
  return list.flatMap((slug) => {
    const video = known.get(slug);
    return video ? [storyOf(slug, video, paths.video(slug))] : (asked.get(slug) ?? []);
  });
}

async function findOther(asked: string) {
  const result = await getVideo(asked);
  // What cannot be read just now is not gone.
  if (result.state === "unavailable") throw new ProviderError("unreachable", paths.video(asked));
  if (result.state === "missing") return [];
  const { video } = result.data;
  if (hasOwnPage(video)) return [storyOf(asked, video, paths.video(video.slug))];
  return isInFeed(video) ? [storyOf(asked, video, reelPath(paths.reels, video.slug))] : [];
}

/** @param slug By which the browser knows it; the story may have another by now. */
function storyOf(slug: string, { name, poster }: Pick<ListedVideo, "name" | "poster">, path: string) {
  return { slug, name, path, poster: poster && posterSource(poster) };
}
