import "server-only";
import type { VideoObject, WithContext } from "schema-dts";
import type { ListedVideo } from "@/lib/provider/all-videos";
import { moment } from "../moment";
import { videoFacts } from "../video-facts";

/** A video for search engines. What is not known of it is left out. */
export function videoObject(video: ListedVideo): WithContext<VideoObject> {
  const { pageUrl, playerUrl, thumbnailUrl, description, duration } = videoFacts(video);
  return {
    "@context": "https://schema.org",
    "@type": "VideoObject",
    name: video.name,
    description,
    url: pageUrl,
    thumbnailUrl: [thumbnailUrl],
    uploadDate: moment(video.createdAt) ?? moment(video.updatedAt),
    duration: duration === null ? undefined : isoDuration(duration),
    contentUrl: video.src,
    embedUrl: playerUrl,
    keywords: video.hashtags.length > 0 ? video.hashtags : undefined,
  };
}

/** Whole seconds as a duration of ISO 8601: `PT1M5S`. */
export function isoDuration(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = seconds % 60;
  const parts = [hours && `${hours}H`, minutes && `${minutes}M`, rest && `${rest}S`];
  return `PT${parts.filter(Boolean).join("") || "0S"}`;
}
