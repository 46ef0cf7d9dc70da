import "server-only";
import { TAGS } from "@lampstand/contract/tags";
import { cache } from "react";
import { cachedQuery, LIFETIME, type QueryResult } from "./cached-query";
import { parseItems } from "./fields";
import { findCount, findRecord } from "./payload";
import { ProviderError } from "./provider-error";
import { readList, readNamed } from "./read-payload";
import { isPlausibleSlug } from "./slug";
import { visitorAddress } from "./visitor-address";
import { videoSchema, type Video } from "./video-schema";

export type VideoWithRelated = { video: Video; related: Video[] };

export type VideosPage = {
  videos: Video[];
  /** How many the provider sent, those included that are not Active. */
  received: number;
  /** How many it has in all; `null` when it does not say. */
  total: number | null;
};

const readVideo = cachedQuery({
  name: "video",
  tags: (slug: string) => [TAGS.video(slug), TAGS.videos],
  load: async (slug) => {
    const path = `/get_individual_video/${encodeURIComponent(slug)}`;
    const { record, body } = await readNamed(path, ["slug", "videoLink"]);
    const [video] = parseItems("video", videoSchema, [record]);
    if (!video) throw new ProviderError("malformed", path);
    if (!video.isActive) throw new ProviderError("missing", path);
    const features = findRecord(body, ["features"])?.features;
    return { video, related: activeVideos("video-features", Array.isArray(features) ? features : []) };
  },
});

const readReelsPage = cachedQuery({
  name: "reels",
  tags: [TAGS.videos],
  lifetime: LIFETIME.feed,
  load: async (page: number, limit: number): Promise<VideosPage> => {
    const path = `/video-reels/${page}/${limit}`;
    const { items, body } = await readList(path, ["videos"]);
    if (items.length === 0 && page > 1) throw new ProviderError("missing", path);
    const videos = activeVideos("reels", items);
    return { videos, received: items.length, total: findCount(body, "videoLength") };
  },
});

const readHashtagVideos = cachedQuery({
  name: "hashtag-videos",
  tags: (slug: string) => [TAGS.videos, TAGS.hashtag(slug)],
  lifetime: LIFETIME.feed,
  load: async (slug) => {
    const { items } = await readList(`/hashtag-video/${encodeURIComponent(slug)}`, ["videos"]);
    return activeVideos("hashtag-videos", items);
  },
});

/**
 * One video and the Active ones that go with it. A video that is not Active is missing; one that was renamed is found
 * by its former slug too, and gives its own. Read once per render.
 */
export const getVideo = cache(async (slug: string): Promise<QueryResult<VideoWithRelated>> => {
  return isPlausibleSlug(slug) ? readVideo(slug) : { state: "missing" };
});

/** Whether an Active video has this slug, or had it before; `false` too where the provider does not say. */
export async function isSlugTaken(slug: string): Promise<boolean> {
  try {
    await readNamed(`/get_individual_video/${encodeURIComponent(slug)}`, ["slug", "videoLink"]);
    return true;
  } catch (error) {
    if (error instanceof ProviderError) return false;
    throw error;
  }
}

/** A page of the feed, `page` from 1, as the provider orders it. Only Active videos. One behind the last is missing. */
export async function getReelsPage(page: number, limit: number): Promise<QueryResult<VideosPage>> {
  return readReelsPage(page, limit);
}

/** The Active videos of a hashtag. */
export async function getHashtagVideos(slug: string): Promise<QueryResult<Video[]>> {
  return isPlausibleSlug(slug) ? readHashtagVideos(slug) : { state: "missing" };
}

/**
 * The Active videos of any of these hashtags. Not cached: the choice is a visitor's own, on whose behalf it
 * is asked for. `timeoutMs` is how long the provider may take, in milliseconds.
 *
 * @throws {ProviderError} when the provider does not answer or refuses
 */
export async function findVideosByHashtags(hashtagIds: string[], timeoutMs?: number): Promise<Video[]> {
  const { items } = await readList("/get-video-by-hashtags", ["videos"], {
    method: "POST",
    body: { hashtagIds },
    timeoutMs,
    visitorAddress: await visitorAddress(),
  });
  return activeVideos("videos-by-hashtags", items);
}

function activeVideos(area: string, items: unknown[]): Video[] {
  return parseItems(area, videoSchema, items).filter((video) => video.isActive);
}
