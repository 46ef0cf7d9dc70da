import "server-only";
import { VIDEOS_PER_PAGE_MAX } from "@lampstand/contract/limits";
import { cache } from "react";
import { z } from "zod";
import { visitorAddress } from "@/lib/http/visitor";
import { isPlausibleSlug } from "@/lib/paths";
import { cachedQuery, type QueryResult, LIFETIME } from "./cached-query";
import { ProviderError } from "./client";
import { amount, identifier, isoDate, link, media, parseItems, nonEmptyText, text } from "./fields";
import { collectPages, findCount, findRecord, readList, readListPage, readNamed } from "./payload";
import { TAGS } from "@lampstand/contract/tags";

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

/** Stands where a video has no name. */
const UNTITLED = "A story";

const named = z.object({ name: nonEmptyText });

/** A video as a provider gives it; unknown kinds count as single, unknown states as not Active. */
export const videoSchema = z
  .object({
    _id: identifier,
    name: text,
    slug: z.string().refine(isPlausibleSlug),
    description: text,
    videoLink: media,
    videoType: z.enum(["single", "multiple", "both"]).catch("single"),
    status: z.unknown().optional(),
    hashtagId: z.array(z.unknown()).catch([]),
    youtubeLink: link,
    facebookLink: link,
    tiktokLink: link,
    instagramLink: link,
    YTShortLink: link,
    churchLink: link,
    recordedAt: text,
    poster: media,
    width: amount,
    height: amount,
    duration: amount,
    captions: media,
    createdAt: isoDate,
    updatedAt: isoDate,
  })
  .transform(({ _id, videoLink, videoType, status, hashtagId, ...video }) => ({
    id: _id,
    name: video.name || UNTITLED,
    slug: video.slug,
    description: video.description,
    src: videoLink,
    videoType,
    isActive: status === "Active",
    hashtags: parseItems("video-hashtags", named, hashtagId).map(({ name }) => name),
    links: {
      youtube: video.youtubeLink,
      facebook: video.facebookLink,
      tiktok: video.tiktokLink,
      instagram: video.instagramLink,
      youtubeShort: video.YTShortLink,
      church: video.churchLink,
    },
    recordedAt: video.recordedAt,
    poster: video.poster,
    width: video.width,
    height: video.height,
    duration: video.duration,
    captions: video.captions,
    createdAt: video.createdAt,
    updatedAt: video.updatedAt,
  }));

export type Video = z.output<typeof videoSchema>;

/** What search engines are told of a video. */
export type ListedVideo = Pick<
  WatchableVideo,
  "slug" | "name" | "description" | "src" | "poster" | "duration" | "hashtags" | "createdAt" | "updatedAt"
>;

/** The most that search engines read of a description, in characters; more would outgrow what Next keeps. */
export const MOST_DESCRIPTION = 2048;

const listedVideo = videoSchema.transform((video): ListedVideo | null => {
  if (!hasOwnPage(video)) return null;
  const { slug, name, src, poster, duration, hashtags, createdAt, updatedAt } = video;
  const description = video.description.slice(0, MOST_DESCRIPTION);
  return { slug, name, description, src, poster, duration, hashtags, createdAt, updatedAt };
});

const readVideosPage = cachedQuery({
  name: "all-videos",
  tags: [TAGS.videos],
  load: (page: number, limit: number) =>
    readListPage(`/video-reels/${page}/${limit}`, {
      area: "all-videos",
      schema: listedVideo,
      listNames: ["videos"],
      countName: "videoLength",
    }),
});

/** All videos that have a page of their own, in the provider's order. */
export async function getAllVideos(): Promise<QueryResult<ListedVideo[]>> {
  return collectPages(readVideosPage, VIDEOS_PER_PAGE_MAX);
}

/** A video that can be watched on a page of its own. */
export type WatchableVideo = Video & { src: string };

/** Whether /video-detail/{slug} shows this video: not those of type 'multiple'. */
export function hasOwnPage(video: Video): video is WatchableVideo {
  return video.isActive && video.videoType !== "multiple" && video.src !== null;
}
