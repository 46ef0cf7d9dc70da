import { CHOSEN_HASHTAGS_MAX, FEATURES_MAX, LIST_MAX, VIDEOS_PER_PAGE_MAX } from "@lampstand/contract/limits";
import type { Payload, Where } from "payload";
import { z } from "zod";

import { findBySlug } from "../features/slugs/former-slugs";
import { limits } from "../lib/http/rate-limit";
import { HttpError } from "../lib/http/responses";
import type { Video } from "../payload-types";
import { getBy, post } from "./route";
import { countingNumber, mediaPath, populated, slugParam, text } from "./shapes";

/** No public call gives any other video. */
const ACTIVE: Where = { status: { equals: "Active" } };

export const videos = [
  getBy(
    "/video-reels/:page/:limit",
    z.object({
      page: countingNumber,
      limit: countingNumber.transform((limit) => Math.min(limit, VIDEOS_PER_PAGE_MAX)),
    }),
    async (payload, params) => {
      const { docs, totalDocs } = await findVideos(payload, {}, params);
      return { status: "success", data: { videos: docs.map(shapeVideo), videoLength: totalDocs } };
    },
  ),
  getBy("/get_individual_video/:slug", slugParam, async (payload, params) => {
    const video = await findBySlug(payload, "videos", params.slug, async (where) => {
      return (await findVideos(payload, where, { limit: 1 })).docs[0];
    });
    if (!video) throw new HttpError(404, "There is no such video");
    const hashtags = (video.hashtagId ?? []).flatMap((hashtag) => populated(hashtag)?.id ?? []);
    const others: Where = { and: [{ hashtagId: { in: hashtags } }, { id: { not_equals: video.id } }] };
    const features =
      hashtags.length > 0 ? (await findVideos(payload, others, { limit: FEATURES_MAX })).docs : [];
    return { status: "success", data: shapeVideo(video), features: features.map(shapeVideo) };
  }),
  post(
    "/get-video-by-hashtags",
    limits.questions,
    z.object({ hashtagIds: z.array(z.string()).max(CHOSEN_HASHTAGS_MAX) }),
    async (payload, body) => {
      const ids = body.hashtagIds.filter((id) => z.uuid().safeParse(id).success);
      const found = ids.length > 0 ? (await findVideos(payload, { hashtagId: { in: ids } })).docs : [];
      return { status: "success", message: "Videos", data: found.map(shapeVideo) };
    },
  ),
];

type Page = { page?: number; limit?: number };

/** Active videos that meet a condition, the newest first; the id settles ties, so that pages never overlap. */
export function findVideos(payload: Payload, where: Where, { page = 1, limit = LIST_MAX }: Page = {}) {
  return payload.find({
    collection: "videos",
    where: { and: [ACTIVE, where] },
    sort: ["-createdAt", "-id"],
    page,
    limit,
    depth: 1,
  });
}

/** A video in the contract's form. What the provider does not know of it is left out where the contract allows it. */
export function shapeVideo(video: Video) {
  const clip = populated(video.videoLink);
  const poster = mediaPath("images", video.poster);
  const captions = mediaPath("captions", video.captions);
  return {
    _id: video.id,
    name: video.name,
    slug: video.slug,
    description: text(video.description),
    videoLink: mediaPath("clips", clip),
    videoType: video.videoType,
    status: video.status,
    hashtagId: activeHashtags(video),
    youtubeLink: text(video.youtubeLink),
    facebookLink: text(video.facebookLink),
    tiktokLink: text(video.tiktokLink),
    instagramLink: text(video.instagramLink),
    YTShortLink: text(video.YTShortLink),
    churchLink: text(video.churchLink),
    recordedAt: text(video.recordedAt),
    ...(poster ? { poster } : {}),
    ...(captions ? { captions } : {}),
    ...(clip?.width && clip.height ? { width: clip.width, height: clip.height } : {}),
    ...(clip?.duration ? { duration: clip.duration } : {}),
    createdAt: video.createdAt,
    updatedAt: video.updatedAt,
  };
}

function activeHashtags({ hashtagId }: Video) {
  return (hashtagId ?? []).flatMap((value) => {
    const hashtag = populated(value);
    return hashtag?.status === "Active" ? [{ _id: hashtag.id, name: hashtag.name }] : [];
  });
}
