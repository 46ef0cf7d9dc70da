import "server-only";
import { LANGUAGES } from "@lampstand/contract/languages";
import { PLACEHOLDER_MAX_LENGTH, PRAYERS_SHOWN_FROM } from "@lampstand/contract/limits";
import { z } from "zod";
import { isPlausibleSlug } from "@/lib/paths";
import { textLanguage } from "./read-language";
import type { CaptionFile } from "@/lib/video/video-file";
import {
  amount,
  hashtagName,
  identifier,
  isoDate,
  link,
  media,
  mediaItem,
  nonEmptyText,
  parseItems,
  text,
} from "./fields";

const named = z.object({ name: hashtagName });

const source = z.object({
  src: mediaItem,
  type: text,
  width: amount,
  height: amount,
  bitrate: amount,
});

const captionFile = z.object({
  lang: z.string().transform(canonicalLanguage).pipe(z.string()),
  label: nonEmptyText,
  src: mediaItem,
});

const captionFiles = z
  .union([
    z.string().transform((src) => (src.trim() === "" ? [] : [{ lang: "en", label: LANGUAGES.en.name, src }])),
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

/** Treats unknown types as single, unknown states as not Active. The name may be empty: see `untitled.ts`. */
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
    language: textLanguage,
    createdAt: isoDate,
    updatedAt: isoDate,
  })
  .transform(({ _id, videoLink, videoType, status, hashtagId, ...video }) => ({
    id: _id,
    name: video.name,
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
    prayed: video.prayed,
    /** The first language is the spoken one. */
    captions: oneALanguage(parseItems("video-captions", captionFile, video.captions)),
    sources: parseItems("video-sources", source, video.sources),
    placeholder: video.placeholder,
    hasSound: video.hasSound,
    transcript: parseItems("video-transcript", transcriptLine, video.transcript),
    language: video.language,
    createdAt: video.createdAt,
    updatedAt: video.updatedAt,
  }));

export type Video = z.output<typeof videoSchema>;

export type TranscriptLine = Video["transcript"][number];

export type ListedVideo = Pick<
  WatchableVideo,
  "slug" | "name" | "description" | "src" | "poster" | "duration" | "hashtags" | "createdAt" | "updatedAt"
> &
  Partial<Pick<WatchableVideo, "language">>;

export type ShownVideo = ListedVideo & Pick<Video, "id" | "videoType">;

/** In characters: search engines ignore the rest, and Next cannot cache much longer ones. */
export const MOST_DESCRIPTION = 2048;

export const listedVideo = videoSchema.transform((video): ShownVideo | null => {
  const { id, slug, name, poster, duration, hashtags, videoType, language, createdAt, updatedAt } = video;
  if (!video.isActive || video.src === null) return null;
  const facts = { id, slug, name, poster, duration, hashtags, videoType, language, createdAt, updatedAt };
  return { ...facts, src: video.src, description: video.description.slice(0, MOST_DESCRIPTION) };
});

export type WatchableVideo = Video & { src: string };

type VideoWithPage = WatchableVideo & { videoType: "single" | "both" };

type VideoInFeed = WatchableVideo & { videoType: "multiple" | "both" };

export function hasOwnPage(video: Video): video is VideoWithPage {
  return video.isActive && video.videoType !== "multiple" && video.src !== null;
}

export function isInFeed(video: Video): video is VideoInFeed {
  return video.isActive && video.videoType !== "single" && video.src !== null;
}
