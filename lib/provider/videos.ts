import "server-only";
import { PLACEHOLDER_MAX_LENGTH, PRAYERS_SHOWN_FROM, VIDEOS_PER_PAGE_MAX } from "@lampstand/contract/limits";
import { cache } from "react";
import { z } from "zod";
import { visitorAddress } from "@/lib/http/visitor";
import { isPlausibleSlug } from "@/lib/paths";
import type { CaptionFile } from "@/lib/video/video-file";
import {
  cachedQuery,
  dataOr,
  LIFETIME,
  noSuchThing,
  readInEitherCase,
  type QueryResult,
} from "./cached-query";
import { ProviderError } from "./client";
import {
  amount,
  hashtagName,
  identifier,
  isoDate,
  link,
  media,
  mediaItem,
  parseItems,
  nonEmptyText,
  text,
} from "./fields";
import {
  collectPages,
  findCount,
  findRecord,
  readList,
  readListPage,
  MOST_PAGES,
  readNamed,
  withoutItems,
} from "./payload";
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

/** `page` starts at 1; a page after the last is missing. Only Active videos. */
export const getReelsPage = cachedQuery({
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
  without: (page, isGone) => ({ ...page, videos: withoutGoneVideos(page.videos, isGone) }),
});

const readHashtagPage = cachedQuery({
  name: "hashtag-videos",
  tags: (slug) => [TAGS.videos, TAGS.hashtag(slug)],
  lifetime: LIFETIME.feed,
  load: async (slug: string, page: number, limit: number): Promise<VideosPage> => {
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
    const videos = activeVideos("hashtag-videos", received);
    return { videos, received: received.length, total: total ?? items.length };
  },
  without: (page, isGone) => ({ ...page, videos: withoutGoneVideos(page.videos, isGone) }),
});

/** Inactive videos are missing. Also finds a renamed video by its former slug; the result has its current slug. */
export const getVideo = cache(async (slug: string): Promise<QueryResult<VideoWithRelated>> => {
  return readInEitherCase(slug, readVideo);
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
  return isPlausibleSlug(slug) ? readHashtagPage(slug, page, limit) : noSuchThing();
}

/** Not cached, since the choice is the visitor's own. @throws {ProviderError} without an answer, or refused */
export async function findVideosByHashtags(hashtagIds: string[], timeoutMs?: number): Promise<Video[]> {
  const { items } = await readList("/get-video-by-hashtags", ["videos"], {
    method: "POST",
    body: { hashtagIds },
    timeoutMs,
    visitorAddress: await visitorAddress(),
  });
  return activeVideos("videos-by-hashtags", items);
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

const UNTITLED = "A story";

const named = z.object({ name: hashtagName });

const source = z.object({
  src: mediaItem,
  type: text,
  width: amount,
  height: amount,
  /** Bits per second. */
  bitrate: amount,
});

const captionFile = z.object({
  lang: z.string().transform(canonicalLanguage).pipe(z.string()),
  label: nonEmptyText,
  src: mediaItem,
});

const captionFiles = z
  .union([
    z.string().transform((src) => (src.trim() === "" ? [] : [{ lang: "en", label: "Captions", src }])),
    z.array(z.unknown()),
  ])
  .catch([]);

function canonicalLanguage(tag: string): string | null {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? null;
  } catch {
    return null;
  }
}

function oneALanguage(files: CaptionFile[]): CaptionFile[] {
  return files.filter(({ lang }, index) => files.findIndex((file) => file.lang === lang) === index);
}

const transcriptLine = z.object({ start: z.coerce.number().nonnegative(), text: nonEmptyText });

/** Only a small data URL; other addresses are ignored. */
const placeholder = z
  .string()
  .max(PLACEHOLDER_MAX_LENGTH)
  .regex(/^data:image\/(webp|jpeg|png);base64,[\w+/=]+$/)
  .nullable()
  .catch(null);

const list = z.array(z.unknown()).catch([]);

/** Treats unknown types as single, unknown states as not Active. */
export const videoSchema = z
  .object({
    _id: identifier,
    name: text,
    slug: z.string().refine(isPlausibleSlug),
    description: text,
    videoLink: media,
    videoType: z.enum(["single", "multiple", "both"]).catch("single"),
    status: z.unknown().optional(),
    hashtagId: list,
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
    prayed: z.int().min(PRAYERS_SHOWN_FROM).nullable().catch(null),
    captions: captionFiles,
    sources: list,
    placeholder,
    hasSound: z.boolean().catch(true),
    transcript: list,
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
    /** `null` below the number that is shown. */
    prayed: video.prayed,
    /** The first language is the spoken one. */
    captions: oneALanguage(parseItems("video-captions", captionFile, video.captions)),
    sources: parseItems("video-sources", source, video.sources),
    placeholder: video.placeholder,
    hasSound: video.hasSound,
    transcript: parseItems("video-transcript", transcriptLine, video.transcript),
    createdAt: video.createdAt,
    updatedAt: video.updatedAt,
  }));

export type Video = z.output<typeof videoSchema>;

export type TranscriptLine = Video["transcript"][number];

export type ListedVideo = Pick<
  WatchableVideo,
  "slug" | "name" | "description" | "src" | "poster" | "duration" | "hashtags" | "createdAt" | "updatedAt"
>;

export type ShownVideo = ListedVideo & Pick<Video, "id" | "videoType">;

/** In characters: search engines ignore the rest, and Next cannot cache much longer ones. */
export const MOST_DESCRIPTION = 2048;

const listedVideo = videoSchema.transform((video): ShownVideo | null => {
  const { id, src, isActive, slug, name, poster, duration, hashtags, videoType, createdAt, updatedAt } =
    video;
  if (!isActive || src === null) return null;
  const description = video.description.slice(0, MOST_DESCRIPTION);
  return { id, slug, name, description, src, poster, duration, hashtags, videoType, createdAt, updatedAt };
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
  without: (page, isGone) => withoutItems(page, ({ slug }) => isGone(TAGS.video(slug))),
});

export async function getShownVideos(): Promise<QueryResult<ShownVideo[]>> {
  return collectPages(readVideosPage, VIDEOS_PER_PAGE_MAX);
}

/** Returns the videos that have their own page on a page of the list. Without a total, the only page has all. */
export async function getListedVideos(
  page: number,
): Promise<QueryResult<{ videos: ListedVideo[]; pages: number }>> {
  const first = await readVideosPage(1, VIDEOS_PER_PAGE_MAX);
  if (first.state === "unavailable") return first;
  const { entries, total } = dataOr(first, { entries: [], total: 0 });
  // Some providers send fewer than requested.
  const limit =
    total !== null && entries.length < total ? entries.length || VIDEOS_PER_PAGE_MAX : VIDEOS_PER_PAGE_MAX;
  const pages = Math.min(Math.max(Math.ceil((total ?? 0) / limit), 1), MOST_PAGES);
  if (page > pages) return noSuchThing();
  if (total === null) return withPages(await getShownVideos(), pages);
  const reading = page === 1 ? first : await readVideosPage(page, limit);
  if (reading.state === "unavailable") return reading;
  const items = dataOr(reading, { entries: [] }).entries.flatMap(({ item }) => item ?? []);
  return withPages({ state: "found", data: items }, pages);
}

function withPages(shown: QueryResult<ShownVideo[]>, pages: number) {
  if (shown.state !== "found") return shown;
  const videos = shown.data.filter(({ videoType }) => videoType !== "multiple");
  return { state: "found" as const, data: { videos, pages } };
}

export type WatchableVideo = Video & { src: string };

type VideoWithPage = WatchableVideo & { videoType: "single" | "both" };

type VideoInFeed = WatchableVideo & { videoType: "multiple" | "both" };

export function hasOwnPage(video: Video): video is VideoWithPage {
  return video.isActive && video.videoType !== "multiple" && video.src !== null;
}

export function isInFeed(video: Video): video is VideoInFeed {
  return video.isActive && video.videoType !== "single" && video.src !== null;
}
