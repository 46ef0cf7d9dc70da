import "server-only";
import { TEXT_PAGES } from "@lampstand/contract/slugs";
import { paths } from "@/lib/paths";
import { getBlog } from "@/lib/provider/blogs";
import type { QueryResult } from "@/lib/provider/cached-query";
import { getCollection } from "@/lib/provider/collections";
import { getHashtagBanner } from "@/lib/provider/hashtags";
import { getPageContent } from "@/lib/provider/pages";
import { getVideo } from "@/lib/provider/videos";
import { hasOwnPage } from "@/lib/provider/video-schema";
import { reelPath } from "@/lib/reels/feed-address";
import type { ShareCardKind } from "@/lib/seo/site-url";
import { sitePageTexts } from "@/lib/seo/page-metadata";
import { findSitePage, type SitePagePath } from "@/lib/seo/site-pages";
import { hashtagLabel } from "@/lib/reels/hashtags";

export type ShareCardSubject = {
  kind: ShareCardKind;
  title: string;
  author: string;
  picture: string | null;
  updatedAt: string | null;
  path: string;
};

export async function readSubject(kind: ShareCardKind, name: string): Promise<QueryResult<ShareCardSubject>> {
  return READERS[kind](name);
}

const READERS: Record<ShareCardKind, (name: string) => Promise<QueryResult<ShareCardSubject>>> = {
  pages: readPage,
  videos: readVideo,
  collections: readCollection,
  blogs: readBlog,
  hashtags: readHashtag,
};

async function readPage(name: string): Promise<QueryResult<ShareCardSubject>> {
  const path = findSitePage(name);
  const known = path && { title: (await sitePageTexts(path)).title, path };
  if (known && !isTextPage(known.path)) return found("pages", known);
  const result = await getPageContent(path && isTextPage(path) ? TEXT_PAGES[path] : name);
  if (result.state === "found") {
    const title = result.data.title || (known?.title ?? "");
    return found("pages", { title, path: path ?? paths.shortLink(name) });
  }
  return known && result.state === "missing" ? found("pages", known) : result;
}

async function readVideo(slug: string): Promise<QueryResult<ShareCardSubject>> {
  const result = await getVideo(slug);
  if (result.state !== "found") return result;
  const { video } = result.data;
  const { name, poster, updatedAt } = video;
  const path = hasOwnPage(video) ? paths.video(video.slug) : reelPath(paths.reels, video.slug);
  return found("videos", { title: name, picture: poster, updatedAt, path });
}

async function readCollection(slug: string): Promise<QueryResult<ShareCardSubject>> {
  const result = await getCollection(slug);
  if (result.state !== "found") return result;
  const { name, updatedAt, videos } = result.data;
  const picture = videos[0]?.poster ?? null;
  return found("collections", { title: name, picture, updatedAt, path: paths.collection(result.data.slug) });
}

async function readBlog(slug: string): Promise<QueryResult<ShareCardSubject>> {
  const result = await getBlog(slug);
  if (result.state !== "found") return result;
  const { title, author, image, updatedAt } = result.data;
  return found("blogs", { title, author, picture: image, updatedAt, path: paths.blog(result.data.slug) });
}

async function readHashtag(slug: string): Promise<QueryResult<ShareCardSubject>> {
  const result = await getHashtagBanner(slug);
  return result.state === "found"
    ? found("hashtags", { title: hashtagLabel(result.data), path: paths.hashtag(slug) })
    : result;
}

function isTextPage(path: SitePagePath): path is keyof typeof TEXT_PAGES {
  return Object.hasOwn(TEXT_PAGES, path);
}

function found(
  kind: ShareCardKind,
  facts: Partial<ShareCardSubject> & { title: string; path: string },
): QueryResult<ShareCardSubject> {
  return { state: "found", data: { kind, author: "", picture: null, updatedAt: null, ...facts } };
}
