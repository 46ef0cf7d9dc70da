import type { Where } from "payload";
import { z } from "zod";

import { limits } from "../rates/limits";
import { ContractError } from "./answer";
import { findBySlug } from "./find-by-slug";
import { findVideos } from "./find-videos";
import { getBy, post } from "./route";
import { countingNumber, populated, slugParam } from "./shapes";
import { shapeVideo } from "./video-shape";

/** A sitemap reads every video in few calls. */
const MOST_REELS = 500;
const MOST_FEATURES = 6;
const MOST_HASHTAGS = 100;

export const videos = [
  getBy(
    "/video-reels/:page/:limit",
    z.object({
      page: countingNumber,
      limit: countingNumber.transform((limit) => Math.min(limit, MOST_REELS)),
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
    if (!video) throw new ContractError(404, "There is no such video");
    const hashtags = (video.hashtagId ?? []).flatMap((hashtag) => populated(hashtag)?.id ?? []);
    const others: Where = { and: [{ hashtagId: { in: hashtags } }, { id: { not_equals: video.id } }] };
    const features =
      hashtags.length > 0 ? (await findVideos(payload, others, { limit: MOST_FEATURES })).docs : [];
    return { status: "success", data: shapeVideo(video), features: features.map(shapeVideo) };
  }),
  post(
    "/get-video-by-hashtags",
    limits.questions,
    z.object({ hashtagIds: z.array(z.string()).max(MOST_HASHTAGS) }),
    async (payload, body) => {
      const ids = body.hashtagIds.filter((id) => z.uuid().safeParse(id).success);
      const found = ids.length > 0 ? (await findVideos(payload, { hashtagId: { in: ids } })).docs : [];
      return { status: "success", message: "Videos", data: found.map(shapeVideo) };
    },
  ),
];
