import "server-only";
import type { SitemapItemLoose, VideoItem } from "sitemap";
import type { ListedBlog } from "@/lib/provider/all-blogs";
import { MOST_DESCRIPTION, type ListedVideo } from "@/lib/provider/all-videos";
import { moment } from "../moment";
import { siteAddress } from "../site-address";
import { SITE_PAGES } from "../site-pages";
import { videoFacts } from "../video-facts";

/** One address of the sitemap and what is said of it. */
export type SitemapEntry = SitemapItemLoose;

/** The limits of a video entry: title in characters, tags by number, duration in seconds. */
const MOST_TITLE = 100;
const MOST_TAGS = 32;
const LONGEST_VIDEO = 28_800;

/** The pages that are always there. */
export function pageEntries(): SitemapEntry[] {
  return Object.keys(SITE_PAGES).map((path) => ({ url: siteAddress(path) }));
}

export function blogEntry({ slug, updatedAt, postedDate }: ListedBlog): SitemapEntry {
  return {
    url: siteAddress(`/blog/${encodeURIComponent(slug)}`),
    ...lastmod(moment(updatedAt) ?? moment(postedDate)),
  };
}

export function hashtagEntry(slug: string): SitemapEntry {
  return { url: siteAddress(`/hashtag/${encodeURIComponent(slug)}`) };
}

export function videoEntry(video: ListedVideo): SitemapEntry {
  const { pageUrl, playerUrl, thumbnailUrl, description, duration } = videoFacts(video);
  const published = moment(video.createdAt);
  const item: VideoItem = {
    thumbnail_loc: thumbnailUrl,
    title: video.name.slice(0, MOST_TITLE),
    description: description.slice(0, MOST_DESCRIPTION),
    content_loc: video.src,
    player_loc: playerUrl,
    ...(duration !== null && duration <= LONGEST_VIDEO && { duration }),
    ...(published && { publication_date: published }),
    tag: video.hashtags.slice(0, MOST_TAGS),
  };
  return { url: pageUrl, ...lastmod(moment(video.updatedAt) ?? published), video: [item] };
}

function lastmod(date: string | undefined) {
  return date ? { lastmod: date } : {};
}
