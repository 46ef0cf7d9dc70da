import "server-only";
import { pictureSource } from "@/lib/media/image-source";
import { dataOr, PAGE_READ_TIMEOUT_MS, type QueryResult } from "@/lib/provider/cached-query";
import { ProviderError } from "@/lib/provider/client";
import { getHashtagChoices, type HashtagChoice } from "@/lib/provider/hashtags";
import { getCollection } from "@/lib/provider/collections";
import { findVideosByHashtags, getHashtagPage, getReelsPage } from "@/lib/provider/videos";
import { hasOwnPage, isInFeed, type Video } from "@/lib/provider/video-schema";
import type { FeedSource } from "./feed-address";
import type { Reel, ReelsPage } from "./reel";
import { logError } from "@/lib/utils/log";
import { hashtagsFromParams } from "./hashtags";
import { COUNT_PATTERN } from "@lampstand/contract/patterns";
import { z } from "zod";

/** In pixels: enough, since the video in front begins with fewer. Browsers keep posters decoded. */
const POSTER_WIDTH = 480;

export function toReels(videos: Video[]): Reel[] {
  const once = new Map(videos.map((video) => [video.id, video]));
  return [...once.values()].filter(isInFeed).map((video) => ({
    id: video.id,
    slug: video.slug,
    name: video.name,
    description: video.description,
    language: video.language,
    src: video.src,
    poster: video.poster && pictureSource(video.poster, POSTER_WIDTH),
    captions: video.captions,
    width: video.width,
    height: video.height,
    sources: video.sources,
    placeholder: video.placeholder,
    hasSound: video.hasSound,
    prayed: video.prayed,
    hasPage: hasOwnPage(video),
  }));
}

/** `page` starts at 1; a page after the last is missing. */
export async function readReelsPage(
  { hashtag, collection }: FeedSource,
  page: number,
  limit: number,
): Promise<QueryResult<ReelsPage>> {
  if (collection) return readCollectionPage(collection, page, limit);
  const result = await (hashtag ? getHashtagPage(hashtag, page, limit) : getReelsPage(page, limit));
  if (result.state !== "found") return result;
  const { videos, received, total } = result.data;
  return { state: "found", data: { reels: toReels(videos), received, total } };
}

/** Reads a whole collection, since staff choose its order: see `COLLECTION_VIDEOS_MAX`. */
async function readCollectionPage(
  slug: string,
  page: number,
  limit: number,
): Promise<QueryResult<ReelsPage>> {
  const result = await getCollection(slug);
  return result.state === "found" ? pageOfReels(toReels(result.data.videos), page, limit) : result;
}

export function pageOfReels(list: Reel[], page: number, limit: number): QueryResult<ReelsPage> {
  const reels = list.slice((page - 1) * limit, page * limit);
  return { state: "found", data: { reels, received: reels.length, total: list.length } };
}

export async function readSelectedHashtags(
  parameter: string | string[] | undefined,
): Promise<QueryResult<HashtagChoice[]>> {
  const params = [parameter ?? []].flat().filter((param) => param !== "");
  if (params.length === 0) return { state: "found", data: [] };
  const hashtags = await getHashtagChoices();
  if (hashtags.state === "unavailable") return hashtags;
  return { state: "found", data: hashtagsFromParams(dataOr(hashtags, []), params) };
}

/** @throws {ProviderError} when the provider does not answer or refuses */
export async function findReelsByHashtags(hashtags: HashtagChoice[], timeoutMs?: number): Promise<Reel[]> {
  try {
    return toReels(
      await findVideosByHashtags(
        hashtags.map(({ id }) => id),
        timeoutMs,
      ),
    );
  } catch (error) {
    // Some providers answer "not found" for hashtags without videos.
    if (error instanceof ProviderError && error.failure === "missing") return [];
    throw error;
  }
}

export async function readReelsByHashtags(hashtags: HashtagChoice[]): Promise<QueryResult<Reel[]>> {
  try {
    return { state: "found", data: await findReelsByHashtags(hashtags, PAGE_READ_TIMEOUT_MS) };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    logError("chosen-reels-failed", error);
    return { state: "unavailable" };
  }
}

const slug = z.string().min(1).nullable().catch(null);

export const feedSourceSchema = z.object({ hashtag: slug, collection: slug });

export const reelsPageNumberSchema = z.string().regex(COUNT_PATTERN).transform(Number);

/** Ignores invalid values: a badly copied address still shows stories. */
export const plainReelsQuerySchema = z
  .object({ page: reelsPageNumberSchema.catch(1), hashtag: slug, v: slug })
  .transform(({ page, hashtag, v }) => ({ page, hashtag, shared: v }));
