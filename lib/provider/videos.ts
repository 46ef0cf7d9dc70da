import "server-only";
import { VIDEOS_PER_PAGE_MAX } from "@lampstand/contract/limits";
import { cache } from "react";
import { visitorAddress } from "@/lib/http/visitor";
import { isPlausibleSlug } from "@/lib/paths";
import { cachedQuery, LIFETIME, noSuchThing, readInEitherCase, type QueryResult } from "./cached-query";
import { ProviderError } from "./client";
import { contentLanguage, inContentLanguage } from "./content-language";
import { parseItems } from "./fields";
import {
  collectPages,
  pageOfList,
  findCount,
  findRecord,
  readList,
  readListPage,
  readNamed,
  withoutItems,
} from "./payload";
import { named, untitled, withNames } from "./untitled";
import { type ListedVideo, listedVideo, type ShownVideo, type Video, videoSchema } from "./video-schema";
import { TAGS } from "@lampstand/contract/tags";

export type VideoWithRelated = { video: Video; related: Video[] };

export type VideosPage = {
  videos: Video[];
  /** Counts videos that are not Active, too. */
  received: number;
  total: number | null;
};

const readVideo = cachedQuery({
  name: "video",
  language: contentLanguage,
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
  // The slug in the request may be a former one.
  without: ({ video, related }, isGone) =>
    isGone(TAGS.video(video.slug)) ? null : { video, related: withoutGoneVideos(related, isGone) },
});

type ReceivedPage = { received: unknown[]; total: number | null };

/** @throws {ProviderError} `missing` for a page after the last */
export async function loadReelsPage(page: number, limit: number): Promise<ReceivedPage> {
  const path = `/video-reels/${page}/${limit}`;
  const { items, body } = await readList(path, ["videos"]);
  if (items.length === 0 && page > 1) throw new ProviderError("missing", path);
  return { received: items, total: findCount(body, "videoLength") };
}

/** @throws {ProviderError} `missing` for a page after the last */
export async function loadHashtagPage(slug: string, page: number, limit: number): Promise<ReceivedPage> {
  const path = `/hashtag-video/${encodeURIComponent(slug)}`;
  const asked = await readList(`${path}?page=${page}&limit=${limit}`, ["videos"]);
  const total = findCount(asked.body, "videoLength");
  // Without a total there are no pages, but some providers know a limit.
  const isCut = total === null && asked.items.length === limit;
  const { items } = isCut ? await readList(path, ["videos"]) : asked;
  // A provider without pages sends the whole list, which is then the first page.
  const isWhole = total === null || items.length > limit;
  const received = isWhole && page > 1 ? items.slice((page - 1) * limit, page * limit) : items;
  if (received.length === 0 && page > 1) throw new ProviderError("missing", path);
  return { received, total: total ?? items.length };
}

function videosOf(area: string, { received, total }: ReceivedPage): VideosPage {
  return { videos: activeVideos(area, received), received: received.length, total };
}

const readReelsPage = cachedQuery({
  name: "reels",
  language: contentLanguage,
  tags: [TAGS.videos],
  lifetime: LIFETIME.feed,
  load: async (page: number, limit: number) => videosOf("reels", await loadReelsPage(page, limit)),
  without: (page, isGone) => ({ ...page, videos: withoutGoneVideos(page.videos, isGone) }),
});

const readHashtagPage = cachedQuery({
  name: "hashtag-videos",
  language: contentLanguage,
  tags: (slug) => [TAGS.videos, TAGS.hashtag(slug)],
  lifetime: LIFETIME.feed,
  load: async (slug: string, page: number, limit: number) =>
    videosOf("hashtag-videos", await loadHashtagPage(slug, page, limit)),
  without: (page, isGone) => ({ ...page, videos: withoutGoneVideos(page.videos, isGone) }),
});

/** `page` starts at 1; a page after the last is missing. Only Active videos. */
export async function getReelsPage(page: number, limit: number): Promise<QueryResult<VideosPage>> {
  return withNames(await readReelsPage(page, limit), withNamesOfPage);
}

function withNamesOfPage(page: VideosPage, name: string): VideosPage {
  return { ...page, videos: page.videos.map((video) => named(video, name)) };
}

/** Inactive videos are missing. Also finds a renamed video by its former slug; the result has its current slug. */
export const getVideo = cache(async (slug: string): Promise<QueryResult<VideoWithRelated>> => {
  return withNames(await readInEitherCase(slug, readVideo), ({ video, related }, name) => ({
    video: named(video, name),
    related: related.map((other) => named(other, name)),
  }));
});

/** Returns true for a video's former slug, too, and `false` if the provider does not say. */
export async function isSlugTaken(slug: string): Promise<boolean> {
  try {
    await readNamed(`/get_individual_video/${encodeURIComponent(slug)}`, ["slug", "videoLink"]);
    return true;
  } catch (error) {
    if (error instanceof ProviderError) return false;
    throw error;
  }
}

/** Works like `getReelsPage`, for one hashtag. */
export async function getHashtagPage(
  slug: string,
  page: number,
  limit: number,
): Promise<QueryResult<VideosPage>> {
  return isPlausibleSlug(slug)
    ? withNames(await readHashtagPage(slug, page, limit), withNamesOfPage)
    : noSuchThing();
}

/** Not cached, since the choice is the visitor's own. @throws {ProviderError} without an answer, or refused */
export async function findVideosByHashtags(hashtagIds: string[], timeoutMs?: number): Promise<Video[]> {
  const videos = await inContentLanguage(async () => {
    const { items } = await readList("/get-video-by-hashtags", ["videos"], {
      method: "POST",
      body: { hashtagIds },
      timeoutMs,
      visitorAddress: await visitorAddress(),
    });
    return activeVideos("videos-by-hashtags", items);
  });
  const name = await untitled("story");
  return videos.map((video) => named(video, name));
}

export function withoutGoneVideos<T extends { slug: string }>(
  videos: T[],
  isGone: (tag: string) => boolean,
): T[] {
  return videos.filter(({ slug }) => !isGone(TAGS.video(slug)));
}

export function activeVideos(area: string, items: unknown[]): Video[] {
  return parseItems(area, videoSchema, items).filter((video) => video.isActive);
}

const readVideosPage = cachedQuery({
  name: "all-videos",
  language: contentLanguage,
  tags: [TAGS.videos],
  load: (page: number, limit: number) =>
    readListPage(`/video-reels/${page}/${limit}`, {
      area: "all-videos",
      schema: listedVideo,
      listNames: ["videos"],
      countName: "videoLength",
    }),
  without: (page, isGone) => withoutItems(page, ({ slug }) => isGone(TAGS.video(slug))),
});

export async function getShownVideos(): Promise<QueryResult<ShownVideo[]>> {
  return withNames(await collectPages(readVideosPage, VIDEOS_PER_PAGE_MAX), (videos, name) =>
    videos.map((video) => named(video, name)),
  );
}

/** Returns the videos on a page of the list that have their own page. */
export async function getListedVideos(
  page: number,
): Promise<QueryResult<{ items: ListedVideo[]; pages: number }>> {
  const reading = await pageOfList(readVideosPage, page, VIDEOS_PER_PAGE_MAX);
  return withNames(reading, ({ items, pages }, name) => ({
    items: items.filter(({ videoType }) => videoType !== "multiple").map((video) => named(video, name)),
    pages,
  }));
}
