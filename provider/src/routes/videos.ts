import {
  CHOSEN_HASHTAGS_MAX,
  SLUG_ASKED_MAX_LENGTH,
  VIDEO_KEYS_MAX,
  VIDEOS_PER_PAGE_MAX,
} from "@lampstand/contract/limits";
import type { Payload } from "payload";
import { z } from "zod";

import { type CaptionFile, captionsOfClips, transcriptOf } from "../features/captions/clip-captions";
import { shownPrayers } from "../features/prayers/prayers";
import { isReady, posterFrameOf, renditionsOf } from "../features/preparation/prepared";
import { previewPath } from "../features/preview/preview-context";
import { draftIn } from "../features/preview/read-draft";
import { findBySlug } from "../features/slugs/former-slugs";
import { readTranslations, type Translations } from "../features/translations/translated";
import {
  findVideos,
  findVideosWithHashtags,
  relatedVideos,
  shownVideoIds,
} from "../features/videos/find-videos";
import { eachLink } from "../features/videos/links";
import { KEPT_FROM_PREVIEWS } from "../features/videos/shown";
import { notShown } from "../features/visibility/objection-words";
import { limits } from "../lib/http/rate-limit";
import { HttpError } from "../lib/http/responses";
import { idOf } from "../lib/id-of";
import { sentence } from "../messages/sentences";
import type { Clip, Video } from "../payload-types";
import { getBy, limited, post } from "./route";
import { clipPath, countingNumber, mediaPath, populated, preparedPath, slugParam, text } from "./shapes";

/** How many videos of a list cost one read. */
const VIDEOS_PER_READ = 25;

export const pageLimit = countingNumber.transform((limit) => Math.min(limit, VIDEOS_PER_PAGE_MAX));

/** Counts a list of videos as the number of reads it costs. */
export function limitVideos(request: Request, videos: number): Promise<void> {
  return limits.reads(request, Math.ceil(Math.min(videos, VIDEOS_PER_PAGE_MAX) / VIDEOS_PER_READ));
}

function limitPage(request: Request): Promise<void> {
  const asked = new URL(request.url).pathname.split("/").at(-1);
  return limitVideos(request, Number(asked) || 1);
}

export const videos = [
  ...limited(limitPage, [
    getBy(
      "/video-reels/:page/:limit",
      z.object({ page: countingNumber, limit: pageLimit }),
      async (payload, params) => {
        const { docs, totalDocs } = await findVideos(payload, {}, { ...params, isCounted: true });
        return {
          status: "success",
          data: { videos: await shapeVideos(payload, docs), videoLength: totalDocs },
        };
      },
    ),
  ]),
  getBy("/get_individual_video/:slug", slugParam, async (payload, params) => {
    const video =
      (await previewedVideo(payload)) ??
      (await findBySlug(payload, "videos", params.slug, async (where) => {
        return (await findVideos(payload, where, { limit: 1 })).docs[0];
      }));
    if (!video) throw new HttpError(404, sentence("videos.unknown"));
    const [shaped, ...more] = await shapeVideos(payload, [video, ...(await relatedVideos(payload, video))]);
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
      const found = ids.length > 0 ? (await findVideosWithHashtags(payload, ids)).docs : [];
      return { status: "success", message: "Videos", data: await shapeVideos(payload, found) };
    },
  ),
  post(
    "/get-videos-by-keys",
    limits.questions,
    z.object({ keys: z.array(z.string().max(SLUG_ASKED_MAX_LENGTH)).max(VIDEO_KEYS_MAX) }),
    async (payload, { keys }) => {
      const ids = await shownVideoIds(payload, keys);
      const where = { id: { in: [...new Set(ids.values())] } };
      const { docs } = await findVideos(payload, where, { limit: VIDEO_KEYS_MAX });
      const videosById = new Map((await shapeVideos(payload, docs)).map((video) => [video._id, video]));
      const data = keys.flatMap((key) => {
        const video = videosById.get(ids.get(key) ?? "");
        return video ? [{ key, video }] : [];
      });
      return { status: "success", message: "Videos", data };
    },
  ),
];

/** Returns the video being previewed as if it were published with its own page, so that the preview can show it. */
async function previewedVideo(payload: Payload): Promise<Video | undefined> {
  const draft = await draftIn(payload, "videos");
  if (draft && KEPT_FROM_PREVIEWS.includes(draft.objection ?? ""))
    throw new HttpError(404, notShown(draft.objection));
  return (
    draft && {
      ...draft,
      status: "Active",
      videoType: draft.videoType === "multiple" ? "both" : draft.videoType,
    }
  );
}

/** Returns videos in the contract's form. Reads what belongs to all their clips at once. */
export async function shapeVideos(payload: Payload, found: Video[]) {
  const captions = await captionsOfClips(
    payload,
    found.flatMap(({ videoLink }) => idOf(videoLink) ?? []),
  );
  const prayers = await shownPrayers(
    payload,
    found.map(({ id }) => id),
  );
  const translations = await readTranslations(payload, {
    videos: found,
    hashtags: found.flatMap(activeHashtags),
  });
  return found.map((video) => {
    const prayed = prayers.get(video.id);
    return {
      ...shapeVideo(video, translations, captions.get(idOf(video.videoLink) ?? "")),
      ...(prayed === undefined ? {} : { prayed }),
    };
  });
}

/** Leaves out what the provider does not know about a video where the contract allows it. */
function shapeVideo(video: Video, translations: Translations, captions: CaptionFile[] | undefined) {
  const clip = populated(video.videoLink);
  const poster = posterOf(video);
  const { name, description, language } = translations.apply("videos", video);
  return {
    _id: video.id,
    name,
    slug: video.slug,
    description: text(description),
    videoLink: clipPath(clip),
    videoType: video.videoType,
    status: video.status,
    hashtagId: activeHashtags(video).map((hashtag) => {
      const shown = translations.apply("hashtags", hashtag);
      return { _id: shown.id, name: shown.name, language: shown.language };
    }),
    ...eachLink((name) => text(video[name])),
    recordedAt: text(video.recordedAt),
    ...(poster ? { poster } : {}),
    ...(captions ? { captions: captions.map((file) => ({ ...file, src: previewPath(file.src) })) } : {}),
    ...(clip && isReady(clip) ? preparedParts(clip) : {}),
    ...(clip?.width && clip.height ? { width: clip.width, height: clip.height } : {}),
    ...(clip?.duration ? { duration: clip.duration } : {}),
    language,
    createdAt: video.createdAt,
    updatedAt: video.updatedAt,
  };
}

/** Returns the parts that only a ready clip has. */
function preparedParts(clip: Clip) {
  const sources = renditionsOf(clip).map(({ type, width, height, bitrate, filename }) => {
    return { src: preparedPath("renditions", { filename }), type, width, height, bitrate };
  });
  const { placeholder, hasSound } = clip;
  return { sources, hasSound: hasSound !== false, ...(placeholder ? { placeholder } : {}) };
}

/** Returns the path of a video's own picture, else of its clip's frame, else an empty text. */
export function posterOf({ poster, videoLink }: Pick<Video, "poster" | "videoLink">): string {
  const clip = populated(videoLink);
  const frame = clip && isReady(clip) ? posterFrameOf(clip) : undefined;
  return mediaPath("images", poster) || (frame ? preparedPath("frames", frame) : "");
}

function activeHashtags({ hashtagId }: Video) {
  return (hashtagId ?? []).flatMap((value) => {
    const hashtag = populated(value);
    return hashtag?.status === "Active" ? [hashtag] : [];
  });
}
