import "server-only";
import { z } from "zod";
import { isPlausibleSlug } from "./slug";
import { amount, identifier, isoDate, link, media, parseItems, requiredText, text } from "./fields";

/** Stands where a video has no name. */
const UNTITLED = "A story";

const named = z.object({ name: requiredText });

/** A video as a provider gives it; unknown kinds count as single, unknown states as not Active (`contract.md`). */
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
