import "server-only";
import type { Metadata } from "next";
import type { HashtagBanner } from "@/lib/provider/hashtags";
import { hashtagLabel, storiesTitle } from "@/lib/video/hashtag-label";
import { pageMetadata } from "./page-metadata";
import { previewAddress } from "./preview-address";

/** A hashtag's words for search engines and shared links. */
export function hashtagMetadata(hashtag: HashtagBanner): Promise<Metadata> {
  const label = hashtagLabel(hashtag);
  return pageMetadata({
    path: `/hashtag/${encodeURIComponent(hashtag.slug)}`,
    title: storiesTitle([label]),
    description: `Short videos of people telling their own stories of faith, about ${label}.`,
    preview: previewAddress("hashtags", hashtag.slug),
  });
}
