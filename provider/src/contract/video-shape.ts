import type { Video } from "../payload-types";
import { mediaPath, populated, text } from "./shapes";

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
