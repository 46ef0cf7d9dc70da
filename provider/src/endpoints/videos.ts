import { CHOSEN_HASHTAGS_MAX, FEATURES_MAX, LIST_MAX, VIDEOS_PER_PAGE_MAX } from "@lampstand/contract/limits";
import type { Payload, Where } from "payload";
import { z } from "zod";

import { type CaptionFile, captionsOfClips, transcriptOf } from "../features/captions/clip-captions";
import { isReady, posterFrameOf, renditionsOf } from "../features/clips/prepared";
import { findBySlug } from "../features/slugs/former-slugs";
import { idOf } from "../features/stories/video-of-story";
import { limits } from "../lib/http/rate-limit";
import { HttpError } from "../lib/http/responses";
import type { Clip, Video } from "../payload-types";
import { getBy, post } from "./route";
import { clipPath, countingNumber, mediaPath, populated, preparedPath, slugParam, text } from "./shapes";

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
      return {
        status: "success",
        data: { videos: await shapeVideos(payload, docs), videoLength: totalDocs },
      };
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
    const [shaped, ...more] = await shapeVideos(payload, [video, ...features]);
    const transcript = await transcriptOf(payload, idOf(video.videoLink));
    const data = { ...shaped, ...(transcript.length > 0 ? { transcript } : {}) };
    return { status: "success", data, features: more };
  }),
  post(
    "/get-video-by-hashtags",
    limits.questions,
    z.object({ hashtagIds: z.array(z.string()).max(CHOSEN_HASHTAGS_MAX) }),
    async (payload, body) => {
      const ids = body.hashtagIds.filter((id) => z.uuid().safeParse(id).success);
      const found = ids.length > 0 ? (await findVideos(payload, { hashtagId: { in: ids } })).docs : [];
      return { status: "success", message: "Videos", data: await shapeVideos(payload, found) };
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

/** Videos in the contract's form. What belongs to their clips is read for all of them at once. */
export async function shapeVideos(payload: Payload, found: Video[]) {
  const captions = await captionsOfClips(
    payload,
    found.flatMap(({ videoLink }) => idOf(videoLink) ?? []),
  );
  return found.map((video) => shapeVideo(video, captions.get(idOf(video.videoLink) ?? "")));
}

/** What the provider does not know of a video is left out where the contract allows it. */
function shapeVideo(video: Video, captions: CaptionFile[] | undefined) {
  const clip = populated(video.videoLink);
  const poster = posterOf(video);
  return {
    _id: video.id,
    name: video.name,
    slug: video.slug,
    description: text(video.description),
    videoLink: clipPath(clip),
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
    ...(clip && isReady(clip) ? preparedParts(clip) : {}),
    ...(clip?.width && clip.height ? { width: clip.width, height: clip.height } : {}),
    ...(clip?.duration ? { duration: clip.duration } : {}),
    createdAt: video.createdAt,
    updatedAt: video.updatedAt,
  };
}

/** What only a clip that is ready has. */
function preparedParts(clip: Clip) {
  const sources = renditionsOf(clip).map(({ type, width, height, bitrate, filename }) => {
    return { src: preparedPath("renditions", { filename }), type, width, height, bitrate };
  });
  const { placeholder, hasSound } = clip;
  return { sources, hasSound: hasSound !== false, ...(placeholder ? { placeholder } : {}) };
}

/** The path of a video's own picture, else of the frame that stands for its clip; empty where there is none. */
export function posterOf({ poster, videoLink }: Pick<Video, "poster" | "videoLink">): string {
  const clip = populated(videoLink);
  const frame = clip && isReady(clip) ? posterFrameOf(clip) : undefined;
  return mediaPath("images", poster) || (frame ? preparedPath("frames", frame) : "");
}

function activeHashtags({ hashtagId }: Video) {
  return (hashtagId ?? []).flatMap((value) => {
    const hashtag = populated(value);
    return hashtag?.status === "Active" ? [{ _id: hashtag.id, name: hashtag.name }] : [];
  });
}
