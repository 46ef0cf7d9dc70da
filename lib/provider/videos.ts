import "server-only";
import { PLACEHOLDER_MAX_LENGTH, VIDEOS_PER_PAGE_MAX } from "@lampstand/contract/limits";
import { cache } from "react";
import { z } from "zod";
import { visitorAddress } from "@/lib/http/visitor";
import { isPlausibleSlug } from "@/lib/paths";
import type { CaptionFile } from "@/lib/video/video-file";
import { cachedQuery, LIFETIME, noSuchThing, type QueryResult } from "./cached-query";
import { ProviderError } from "./client";
import { readInEitherCase } from "./either-case";
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
  readNamed,
  withoutItems,
} from "./payload";
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
  // It may have been asked for by a former slug.
  without: ({ video, related }, isGone) =>
    isGone(TAGS.video(video.slug)) ? null : { video, related: withoutGoneVideos(related, isGone) },
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
  without: (page, isGone) => ({ ...page, videos: withoutGoneVideos(page.videos, isGone) }),
});

const readHashtagVideos = cachedQuery({
  name: "hashtag-videos",
  tags: (slug: string) => [TAGS.videos, TAGS.hashtag(slug)],
  lifetime: LIFETIME.feed,
  load: async (slug) => {
    const { items } = await readList(`/hashtag-video/${encodeURIComponent(slug)}`, ["videos"]);
    return activeVideos("hashtag-videos", items);
  },
  without: (videos, isGone) => withoutGoneVideos(videos, isGone),
});

/**
 * One video and the Active ones that go with it. A video that is not Active is missing; one that was renamed is found
 * by its former slug too, and by its slug in upper case, and gives its own. Read once per render.
 */
export const getVideo = cache(async (slug: string): Promise<QueryResult<VideoWithRelated>> => {
  return readInEitherCase(slug, readVideo);
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
  return isPlausibleSlug(slug) ? readHashtagVideos(slug) : noSuchThing();
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

function withoutGoneVideos<T extends { slug: string }>(videos: T[], isGone: (tag: string) => boolean): T[] {
  return videos.filter(({ slug }) => !isGone(TAGS.video(slug)));
}

function activeVideos(area: string, items: unknown[]): Video[] {
  return parseItems(area, videoSchema, items).filter((video) => video.isActive);
}

/** Stands where a video has no name. */
const UNTITLED = "A story";

const named = z.object({ name: hashtagName });

const source = z.object({
  src: mediaItem,
  type: text,
  width: amount,
  height: amount,
  /** Bits a second. */
  bitrate: amount,
});

const captionFile = z.object({
  lang: z.string().transform(canonicalLanguage).pipe(z.string()),
  label: nonEmptyText,
  src: mediaItem,
});

/** Captions as a list of files; one address alone is a file in English. */
const captionFiles = z
  .union([
    z.string().transform((src) => (src.trim() === "" ? [] : [{ lang: "en", label: "Captions", src }])),
    z.array(z.unknown()),
  ])
  .catch([]);

/** A BCP 47 tag as it is usually written; `null` for what is none. */
function canonicalLanguage(tag: string): string | null {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? null;
  } catch {
    return null;
  }
}

/** One file a language: the first. */
function oneALanguage(files: CaptionFile[]): CaptionFile[] {
  return files.filter(({ lang }, index) => files.findIndex((file) => file.lang === lang) === index);
}

const transcriptLine = z.object({ start: z.coerce.number().nonnegative(), text: nonEmptyText });

/** A tiny picture that the page itself carries; any other address is no placeholder. */
const placeholder = z
  .string()
  .max(PLACEHOLDER_MAX_LENGTH)
  .regex(/^data:image\/(webp|jpeg|png);base64,[\w+/=]+$/)
  .nullable()
  .catch(null);

const list = z.array(z.unknown()).catch([]);

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
    /** The first language is the one spoken. */
    captions: oneALanguage(parseItems("video-captions", captionFile, video.captions)),
    /** Renditions of the clip to choose from; none where the provider has only the clip. */
    sources: parseItems("video-sources", source, video.sources),
    placeholder: video.placeholder,
    hasSound: video.hasSound,
    transcript: parseItems("video-transcript", transcriptLine, video.transcript),
    createdAt: video.createdAt,
    updatedAt: video.updatedAt,
  }));

export type Video = z.output<typeof videoSchema>;

/** What is said from a moment on, in seconds. */
export type TranscriptLine = Video["transcript"][number];

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
  without: (page, isGone) => withoutItems(page, ({ slug }) => isGone(TAGS.video(slug))),
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
