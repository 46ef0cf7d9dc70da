import "server-only";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { videoMimeType } from "@/lib/media/media-type";
import { paths } from "@/lib/paths";
import type { Blog } from "@/lib/provider/blogs";
import type { HashtagBanner } from "@/lib/provider/hashtags";
import { dataOr } from "@/lib/provider/cached-query";
import type { StoryCollection } from "@/lib/provider/collections";
import { DEFAULT_SETTINGS, getSettings } from "@/lib/provider/settings";
import { getVideo } from "@/lib/provider/videos";
import { hasOwnPage, isInFeed, type WatchableVideo } from "@/lib/provider/video-schema";
import { reelPath } from "@/lib/reels/feed-address";
import { hashtagLabel } from "@/lib/reels/hashtags";
import { embedSize, oembedUrl } from "./oembed";
import { descriptionOf, feedLink, pageMetadata, sitePageTexts } from "./page-metadata";
import { absoluteUrl, shareCardUrl } from "./site-url";

export async function blogMetadata(blog: Blog): Promise<Metadata> {
  const { title, slug, author, excerpt, html, postedDate, updatedAt } = blog;
  return pageMetadata({
    path: paths.blog(slug),
    title,
    description: excerpt || descriptionOf(html) || (await sitePageTexts(paths.blogs)).description,
    shareCard: shareCardUrl("blogs", slug, updatedAt),
    openGraph: {
      type: "article",
      publishedTime: postedDate ?? undefined,
      modifiedTime: updatedAt ?? undefined,
      authors: author || undefined,
    },
    alternateTypes: await feedLink(),
  });
}

export async function collectionMetadata(collection: StoryCollection): Promise<Metadata> {
  const { name, slug, description, updatedAt } = collection;
  const t = await getTranslations("seo");
  return pageMetadata({
    path: paths.collection(slug),
    title: name,
    description: description || t("collectionDescription", { name }),
    shareCard: shareCardUrl("collections", slug, updatedAt),
  });
}

/** Names the stories of hashtags, for example '#hope stories'. */
export async function storiesTitle(...hashtags: { name: string; slug: string | null }[]): Promise<string> {
  const t = await getTranslations("seo");
  return t("storiesTitle", { hashtags: hashtags.map(hashtagLabel).join(" ") });
}

export async function hashtagMetadata(hashtag: HashtagBanner): Promise<Metadata> {
  const t = await getTranslations("seo");
  return pageMetadata({
    path: paths.hashtag(hashtag.slug),
    title: await storiesTitle(hashtag),
    description: t("hashtagDescription", { hashtag: hashtagLabel(hashtag) }),
    shareCard: shareCardUrl("hashtags", hashtag.slug),
  });
}

async function videoDescription({
  name,
  description,
}: Pick<WatchableVideo, "name" | "description">): Promise<string> {
  const { company } = dataOr(await getSettings(), DEFAULT_SETTINGS);
  const t = await getTranslations("seo");
  return description || t("videoDescription", { name, company });
}

export async function videoMetadata(video: WatchableVideo): Promise<Metadata> {
  const { name, slug, src, width, height, updatedAt } = video;
  const clip = {
    url: src,
    ...(src.startsWith("https:") && { secureUrl: src }),
    type: videoMimeType(src),
    ...(width && height ? { width, height } : {}),
  };
  return pageMetadata({
    path: paths.video(slug),
    title: name,
    description: await videoDescription(video),
    shareCard: shareCardUrl("videos", slug, updatedAt),
    openGraph: { type: "video.other", videos: [clip] },
    twitter: {
      card: "player",
      players: { playerUrl: absoluteUrl(paths.videoEmbed(slug)), streamUrl: src, ...embedSize(video) },
    },
    alternateTypes: { "application/json+oembed": oembedUrl(slug) },
  });
}

/** Shows the reel that a shared feed link names. */
export async function reelMetadata(feed: string, shared: string | null): Promise<Metadata | null> {
  if (shared === null) return null;
  const result = await getVideo(shared);
  if (result.state !== "found" || !isInFeed(result.data.video)) return null;
  const { video } = result.data;
  if (hasOwnPage(video)) return videoMetadata(video);
  return pageMetadata({
    path: reelPath(feed, video.slug),
    title: video.name,
    description: await videoDescription(video),
    shareCard: shareCardUrl("videos", video.slug, video.updatedAt),
  });
}
